import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadPerProcessor, memoryMB, processorSeconds } from './process-figures.ts'
import { option, report } from './prove-site.ts'
import { freePort } from '#tests/support/free-port.ts'
import { endSite, startSite } from '#tests/support/site-process.ts'
import { quantile } from './visitors.ts'

/**
 * `npm run bench:start`: from the start of the process to its first answer, the processor time of
 * that, and the memory at rest; what Node compiled is kept, as by `npm start` and ops/. With `--text 1`, how long the build takes after one changed text.
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
  await sleep(3_000)
  memory.push(await memoryMB(pid))
  await endSite(site, 'SIGTERM')
  await rm(folder, { recursive: true })
}

/** Builds in this checkout. @returns seconds */
async function build(): Promise<number> {
  const start = performance.now()
  const child = spawn(process.execPath, ['tools/build/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error('the build failed')
  return Math.round((performance.now() - start) / 100) / 10
}

const facts: Record<string, unknown> = {
  firstAnswerMs: { least: quantile(times, 0), median: quantile(times, 0.5) },
  processorSeconds: { least: quantile(work, 0), median: quantile(work, 0.5) },
  memoryAtRestMB: Math.round(quantile(memory, 0.5)),
  loadPerProcessor: loadPerProcessor(),
}
if (option('text', 0) > 0) {
  const file = 'content/services/nie/en.yaml'
  const before = await readFile(file, 'utf8')
  await build()
  facts['upToDateBuildSeconds'] = await build()
  try {
    await writeFile(file, `${before}# changed\n`)
    facts['oneTextBuildSeconds'] = await build()
  } finally {
    await writeFile(file, before)
  }
}
// On a busy machine the clock says little; the processor time is the site's own.
report('start', facts, quantile(work, 0) < 1.5)
