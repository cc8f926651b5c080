import { constants } from 'node:os'

/** The exit code for a process that another stood for: its own, or 128 and the number of the signal that ended it, as in a shell. */
export function exitCodeOf(code: number | null, signal: NodeJS.Signals | null): number {
  return code ?? 128 + (signal === null ? 0 : constants.signals[signal])
}
