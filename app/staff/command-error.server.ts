import { Fault, systemReason } from '#platform/fault.server.ts'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { open, rm } from 'node:fs/promises'

/** Writes a file that was not there, for its owner alone; nothing of it stays where that fails. */
export async function writeNew(path: string, content: Buffer | string): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(content)
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}

type Options = NonNullable<ParseArgsConfig['options']>

/** Node's own words for an unknown option tell how to pass a word that looks like one, which nobody meant. */
function refuseUnknown(args: string[], options: Options): void {
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true })
  const unknown = tokens.find((token) => token.kind === 'option' && !Object.hasOwn(options, token.name))
  if (unknown?.kind === 'option')
    throw new CommandError(`There is no option "${unknown.rawName}"; --help lists them`)
}

/** Takes a command line apart into the options that there are, and words. @throws CommandError */
export function takeOptions<const O extends Options>(argv: readonly string[], options: O) {
  refuseUnknown([...argv], options)
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true })
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : 'The command cannot be read')
  }
}

/** Something that the person at the keyboard can put right; its message is all they see. */
export class CommandError extends Error {}

/** Says in one sentence what could not be done, and why, where it was the system or the store that refused. */
export function because(error: unknown, what: string): unknown {
  const cause = error instanceof Fault ? error.cause : error
  const reason =
    systemReason(cause) ?? (error instanceof Fault ? `${error.message} [${error.code}]` : undefined)
  return reason === undefined ? error : new CommandError(`${what}: ${reason}`)
}
