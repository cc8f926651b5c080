import { spawn } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { option, report } from './prove-site.ts'

/**
 * `npm run bench:build`: time and memory of a build from nothing, for the site as it is and with
 * `--factors 10,100` times the pages. The pages come from generated articles in a copy of the project.
 */

const parts = ['app', 'art', 'content', 'locales', 'server', 'tools', 'package.json', 'package-lock.json']
const files = ['tsconfig.json', 'vite.config.ts', 'react-router.config.ts']

function copyOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-build-'))
  for (const name of [...parts, ...files]) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  mkdirSync(join(folder, '.cache'))
  return folder
}

/** Copies of the articles under new names, until there are so many articles more. */
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

/** The resident memory of a process and everything below it, in kilobytes. */
function treeMemory(pid: number): number {
  try {
    const own = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    )
    return children.reduce((sum, child) => sum + treeMemory(Number(child)), own)
  } catch {
    // It ended while it was looked at.
    return 0
  }
}

/** The processor time of ended children of a process, in seconds. */
function childSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[13]) + Number(fields[14])) / 100
}

interface Built {
  readonly pages: number
  readonly seconds: number
  readonly processorSeconds: number
  readonly peakMB: number
  readonly steps: string
}

async function build(folder: string): Promise<Built> {
  const before = childSeconds()
  const start = performance.now()
  const child = spawn(process.execPath, ['tools/build/build.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()))
  let peak = 0
  const timer = setInterval(() => (peak = Math.max(peak, treeMemory(child.pid ?? 0))), 250)
  const code = await new Promise((done) => child.once('exit', done))
  clearInterval(timer)
  if (code !== 0) throw new Error(`the build failed\n${output.slice(-3_000)}`)
  return {
    pages: globSync(join(folder, 'build/client/**/index.html')).length,
    seconds: Math.round((performance.now() - start) / 100) / 10,
    processorSeconds: Math.round(childSeconds() - before),
    peakMB: Math.round(peak / 1024),
    steps: output
      .split('\n')
      .flatMap((line) => /^([a-z][a-z ]*\S) +([\d.]+) s$/.exec(line)?.slice(1, 3).join(' ') ?? [])
      .join(', '),
  }
}

const factorsAt = process.argv.indexOf('--factors')
const factors = (factorsAt < 0 ? '1,10,100' : (process.argv[factorsAt + 1] ?? '1')).split(',').map(Number)
let first: Built | undefined
for (const factor of factors) {
  const folder = copyOfProject()
  try {
    const perArticle = 3
    const already = first?.pages ?? 0
    if (factor > 1) addArticles(folder, Math.ceil(((factor - 1) * already) / perArticle))
    const built = await build(folder)
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
  } finally {
    if (option('keep', 0) === 0) rmSync(folder, { recursive: true, force: true })
  }
}
