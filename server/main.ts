import './config/default-production.ts'
import { serveSite } from './serve-site.ts'
import { faultCode } from './fault.ts'
import { log } from './log.ts'
import { stopOnSignal } from './stop-on-signal.ts'

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
