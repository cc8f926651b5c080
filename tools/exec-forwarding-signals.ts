import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** The exit code of a child process: its own, or 128 plus the number of the signal that ended it, as in a shell. */
export function exitCodeOf(code: number | null, signal: NodeJS.Signals | null): number {
  return code ?? 128 + (signal === null ? 0 : constants.signals[signal])
}

/** Runs a script in a child process, forwarding signals to it and exiting with its exit code. */
export function execForwardingSignals(words: readonly string[], env: NodeJS.ProcessEnv = process.env): void {
  const child = spawn(process.execPath, words, { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(exitCodeOf(code, signal)))
}
