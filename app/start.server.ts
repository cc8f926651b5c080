import './platform/config/default-production.server.ts'
import { serveSite, stopOnSignal } from './start/serve-site.server.ts'
import { faultCode } from './platform/fault.server.ts'
import { log } from './platform/log.server.ts'

try {
  const site = await serveSite(process.env)
  stopOnSignal(site)
  process.stdout.write(`The site is at ${site.address}\n`)
  if (site.notice !== undefined) process.stdout.write(`${site.notice}\n`)
} catch (error) {
  log('error', 'server.not-started', { code: faultCode(error) })
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  // Not by itself: the store may be open and its worker at work, in a process that serves nobody.
  process.exit(1)
}
