import { Fault, systemReason } from '#platform/fault.server.ts'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { open, rm } from 'node:fs/promises'

/** Writes a new file, readable by its owner only; a partial file is deleted on failure. */
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

/** Node's message for an unknown option explains how to pass a word that looks like one, which is rarely meant. */
function refuseUnknown(args: string[], options: Options): void {
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true })
  const unknown = tokens.find((token) => token.kind === 'option' && !Object.hasOwn(options, token.name))
  if (unknown?.kind === 'option')
    throw new CommandError(`There is no option "${unknown.rawName}"; --help lists them`)
}

/**
 * Parses a command line into known options and words.
 * @throws CommandError
 */
export function takeOptions<const O extends Options>(argv: readonly string[], options: O) {
  refuseUnknown([...argv], options)
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true })
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : 'The command cannot be read')
  }
}

/** An error that the user can fix; its message is all they see. */
export class CommandError extends Error {}

/** Says in one sentence what failed, and why if the system or the store refused it. */
export function because(error: unknown, what: string): unknown {
  const cause = error instanceof Fault ? error.cause : error
  const reason =
    systemReason(cause) ?? (error instanceof Fault ? `${error.message} [${error.code}]` : undefined)
  return reason === undefined ? error : new CommandError(`${what}: ${reason}`)
}
