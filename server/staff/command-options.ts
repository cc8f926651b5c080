import { parseArgs } from 'node:util'
import { CommandError } from './command-error.ts'

const options = {
  help: { type: 'boolean', short: 'h' },
  state: { type: 'string' },
  limit: { type: 'string' },
  csv: { type: 'boolean' },
  separator: { type: 'string' },
  all: { type: 'boolean' },
  unsent: { type: 'boolean' },
  ahead: { type: 'boolean' },
} as const

export type OptionName = keyof typeof options

/** Node's own words for an unknown option tell how to pass a word that looks like one, which nobody meant. */
function refuseUnknown(args: string[]): void {
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true })
  const unknown = tokens.find((token) => token.kind === 'option' && !Object.hasOwn(options, token.name))
  if (unknown?.kind === 'option')
    throw new CommandError(`There is no option "${unknown.rawName}"; --help lists them`)
}

/** Takes a command line apart into options and words. @throws CommandError */
export function parseOptions(argv: readonly string[]) {
  refuseUnknown([...argv])
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true })
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : 'The command cannot be read')
  }
}

/** What was given for the options. */
export type OptionValues = ReturnType<typeof parseOptions>['values']
