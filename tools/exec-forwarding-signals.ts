import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** The exit code of a child process: its own, or 128 plus the number of the signal that ended it, as in a shell. */
export function exitCodeOf(code: number | null, signal: NodeJS.Signals | null): number {
  return code ?? 128 + (signal === null ? 0 : constants.signals[signal])
}

/**
 * Runs scripts in child processes, forwarding signals to them. When one ends, so do the others, and this process exits
 * with its exit code.
 */
export function execForwardingSignals(
  scripts: readonly (readonly string[])[],
  env: NodeJS.ProcessEnv = process.env,
): void {
  const children = scripts.map((words) => spawn(process.execPath, words, { stdio: 'inherit', env }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => children.forEach((child) => child.kill(signal)))
  let left = children.length
  let result: number | undefined
  for (const child of children) {
    child.on('exit', (code, signal) => {
      result ??= exitCodeOf(code, signal)
      left -= 1
      if (left === 0) process.exit(result)
      for (const other of children) other.kill('SIGTERM')
    })
  }
}
