import { takeOptions } from './take-options.server.ts'

const options = {
  help: { type: 'boolean', short: 'h' },
  state: { type: 'string' },
  limit: { type: 'string' },
  csv: { type: 'boolean' },
  separator: { type: 'string' },
  all: { type: 'boolean' },
  unsent: { type: 'boolean' },
  unscanned: { type: 'boolean' },
  ahead: { type: 'boolean' },
  reason: { type: 'string' },
} as const

export type OptionName = keyof typeof options

/** Takes a command line of the staff's tool apart into options and words. @throws CommandError */
export function parseOptions(argv: readonly string[]) {
  return takeOptions(argv, options)
}

/** What was given for the options. */
export type OptionValues = ReturnType<typeof parseOptions>['values']
