import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadPerProcessor, memoryMB, processorSeconds } from './process-figures.ts'
import { option, report } from './proof.ts'
import { freePort } from '../../tests/support/free-port.ts'
import { endSite, startSite } from '../../tests/support/site-process.ts'
import { quantile } from './visitors.ts'

/**
 * `npm run bench -- start`: from process start to its first answer, the processor time of that, and
 * the idle memory; with the compile cache, as in `npm start` and ops/.
 */

const times: number[] = []
const work: number[] = []
const memory: number[] = []

for (let run = 0; run < option('runs', 5); run++) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-start-'))
  const start = performance.now()
  const site = await startSite(
    { DATA_DIR: folder, NODE_COMPILE_CACHE: '.cache/compile' },
    { port: await freePort() },
  )
  times.push(performance.now() - start)
  const pid = site.process.pid ?? 0
  work.push(await processorSeconds(pid))
  // Until the lazily opened indexes are open.
  await sleep(8_000)
  memory.push(await memoryMB(pid))
  await endSite(site, 'SIGTERM')
  await rm(folder, { recursive: true })
}

const facts = {
  firstAnswerMs: { least: quantile(times, 0), median: quantile(times, 0.5) },
  processorSeconds: { least: quantile(work, 0), median: quantile(work, 0.5) },
  memoryAtRestMB: Math.round(quantile(memory, 0.5)),
  loadPerProcessor: loadPerProcessor(),
}
// On a busy machine wall-clock times are unreliable; the processor time is the site's own.
report('start', facts, quantile(work, 0) < 1.5)
