import { ConfigFault } from '#platform/fault.server.ts'
import { systemReason } from '#platform/system-reason.server.ts'

/** What of an address is taken or forbidden by its port; anything else is wrong with its host. */
const ofPort: ReadonlySet<unknown> = new Set(['EADDRINUSE', 'EACCES'])

/** Where a server was to listen, and which variables say so. */
export interface ListenPlace {
  readonly host: string
  readonly port: number
  /** In front of `HOST` and `PORT`. */
  readonly prefix: '' | 'METRICS_'
}

/** Names the variable that keeps a server from listening; any other error stays as it is. */
export function listenFault(error: unknown, { host, port, prefix }: ListenPlace): unknown {
  const reason = systemReason(error)
  if (reason === undefined || !(error instanceof Error) || !('code' in error)) return error
  const name = `${prefix}${ofPort.has(error.code) ? 'PORT' : 'HOST'}`
  return new ConfigFault('config.listen', `${name}: cannot listen at ${host}, port ${port}: ${reason}`, {
    cause: error,
  })
}
