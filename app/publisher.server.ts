import './platform/config/default-production.server.ts'
import { readEnvironment } from './platform/config/environment.server.ts'
import { editDir } from './platform/config/settings.server.ts'
import { faultCode } from './platform/fault.server.ts'
import { log } from './platform/log.server.ts'
import { projectOf } from './domains/publish/stage-release.server.ts'
import { runPublisher } from './domains/publish/run-publisher.server.ts'

/** The publisher: a process without network and without the store, which makes releases of drafts. */
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    log('info', 'publisher.stopping', { signal })
    stop.abort()
  })
try {
  const environment = readEnvironment()
  await runPublisher(
    {
      editDir: editDir(environment),
      project: projectOf(process.cwd()),
      once: process.argv.includes('--refresh'),
    },
    stop.signal,
  )
} catch (error) {
  log('error', 'publisher.not-started', { code: faultCode(error) })
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
