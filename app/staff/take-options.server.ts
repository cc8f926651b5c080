import { parseArgs, type ParseArgsConfig } from 'node:util'
import { CommandError } from './command-error.server.ts'

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
