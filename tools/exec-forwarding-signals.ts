import { spawn } from 'node:child_process'
import { exitCodeOf } from './exit-code.ts'

/** Runs a script in a process that this one stands for: what ends this one ends it, and its exit code is this one's. */
export function execForwardingSignals(words: readonly string[], env: NodeJS.ProcessEnv = process.env): void {
  const child = spawn(process.execPath, words, { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(exitCodeOf(code, signal)))
}
