import { spawn } from 'node:child_process'
import { cpSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readIdentity } from '../../app/content/identity.server.ts'
import { siteAddresses } from '../../app/content/load.server.ts'
import { freePort } from '../../tests/support/free-port.ts'
import { unconfigured } from '../../tests/support/unconfigured.ts'
import { buildIn, copyProject, type BuildCost } from './project-copy.ts'
import { option, report } from './proof.ts'

/**
 * `npm run bench -- build`: time and memory of a full build, of an incremental one after a changed
 * text, and the memory of the idle server: for the current site and with `--times 10,100` times the
 * pages. The pages come from generated articles in a copy of the project; `--keep 1` leaves the
 * copy.
 */

/** Copies of the articles under new names, up to a number of additional articles. */
function addArticles(folder: string, count: number): void {
  const blog = join(folder, 'content/blog')
  const originals = readdirSync(blog)
  for (let number = 0; number < count; number++) {
    const original = originals[number % originals.length] ?? ''
    const copy = join(blog, `${original}-${number}`)
    cpSync(join(blog, original), copy, { recursive: true })
    for (const language of ['es', 'en', 'de']) {
      const file = join(copy, `${language}.md`)
      const text = readFileSync(file, 'utf8')
      writeFileSync(
        file,
        text.replace(/^(slug: .*)$/m, `$1-${number}`).replace(/^title: .*$/m, `title: "Article ${number}"`),
      )
    }
  }
}

/** Changes a page's lead, and returns a check whether the built page contains the change. */
function changeText(folder: string): () => boolean {
  const file = join(folder, 'content/services/nie/en.yaml')
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(/^lead: "/m, '$&Said otherwise. ')
  if (changed === text) throw new Error(`${file} has no lead in quotes`)
  writeFileSync(file, changed)
  const page = join(folder, 'build/client/en/services/nie/index.html')
  return () => readFileSync(page, 'utf8').includes('Said otherwise.')
}

/** The idle server's memory, in megabytes, and the seconds until it answers. */
async function serverAtRest(folder: string): Promise<{ memoryMB: number; startSeconds: number }> {
  const start = performance.now()
  const server = spawn(process.execPath, ['app/start.server.ts'], {
    cwd: folder,
    env: { ...process.env, ...unconfigured, PORT: String(await freePort()), DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<never>((_, reject) =>
    server.once('exit', () => reject(new Error('the server ended'))),
  )
  await Promise.race([
    ended,
    new Promise<void>((done) =>
      server.stdout.on('data', (data: Buffer) => data.includes('The site is at') && done()),
    ),
  ])
  const startSeconds = Math.round((performance.now() - start) / 100) / 10
  await sleep(3_000)
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  server.kill()
  // It writes until it has exited, and its folder is deleted next.
  await ended.catch(() => undefined)
  return { memoryMB: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024), startSeconds }
}

/** Maximum wall-clock seconds to rebuild the current site after a changed text (ADR 0021). */
const maxOfOneText = 3

const timesAt = process.argv.indexOf('--times')
const times = (timesAt < 0 ? '1,10,100' : (process.argv[timesAt + 1] ?? '1')).split(',').map(Number)
/** An article has a page in every variant of the languages. */
const pagesOfArticle = 4
const pagesNow = siteAddresses(readIdentity()).length
let first: (BuildCost & { readonly pages: number }) | undefined
for (const factor of times) {
  const folder = copyProject()
  try {
    if (factor > 1) addArticles(folder, Math.ceil(((factor - 1) * pagesNow) / pagesOfArticle))
    const cost = await buildIn(folder)
    const built = { pages: globSync(join(folder, 'build/client/**/index.html')).length, ...cost }
    first ??= built
    const growth = {
      pages: Math.round((built.pages / first.pages) * 10) / 10,
      processor: Math.round((built.processorSeconds / first.processorSeconds) * 10) / 10,
    }
    report(
      `build x${factor}`,
      { ...built, growth },
      growth.processor <= growth.pages * 1.1 && built.peakMB < 2_048,
    )
    const isChanged = changeText(folder)
    const { seconds, processorSeconds, peakMB, steps } = await buildIn(folder)
    const inTime = factor > 1 || seconds < maxOfOneText
    report(
      `one text x${factor}`,
      { seconds, processorSeconds, peakMB, steps, shown: isChanged() },
      inTime && isChanged() && peakMB < 2_048,
    )
    report(`server x${factor}`, await serverAtRest(folder), true)
  } finally {
    if (option('keep', 0) === 0) rmSync(folder, { recursive: true, force: true })
  }
}
