import { runCommand } from '#staff/run-command.server.ts'
import type { StoreConfig } from '#platform/store/store-config.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { identity } from './appointments.ts'

/** The exit code and output of a staff command. */
interface Printed {
  code: number
  out: string
  err: string
}

/** Runs one staff command on the store of a configuration. */
export async function runTool(
  words: readonly string[],
  config: StoreConfig,
  open: (config: StoreConfig) => Promise<Store>,
): Promise<Printed> {
  const printed: Printed = { code: 0, out: '', err: '' }
  printed.code = await runCommand(words, {
    config: () => config,
    identity: () => identity,
    openStore: () => open(config),
    out: (text) => (printed.out += text),
    err: (text) => (printed.err += text),
  })
  return printed
}
