import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const folders = ['app', 'content', 'locales', 'packages', 'tools']
const files = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
]

/** Copies the site's sources into a new folder, so that a trial changes nothing here. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  for (const name of [...folders, ...files]) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  mkdirSync(join(folder, '.cache'))
  return folder
}

/** The resident memory of a process and all its descendants, in kilobytes. */
function treeMemory(pid: number): number {
  try {
    const own = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    )
    return children.reduce((sum, child) => sum + treeMemory(Number(child)), own)
  } catch {
    // It exited during the measurement.
    return 0
  }
}

/** The processor time of ended children of this process, in seconds. */
function childSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[13]) + Number(fields[14])) / 100
}

/** The cost of a build. */
export interface BuildCost {
  readonly seconds: number
  readonly processorSeconds: number
  /** Peak memory of the build and its children together. */
  readonly peakMB: number
  /** Each step with its seconds. */
  readonly steps: string
}

/** Builds the project in a folder. Throws with the build's output if it fails. */
export async function buildIn(folder: string, ...options: readonly string[]): Promise<BuildCost> {
  const before = childSeconds()
  const start = performance.now()
  const child = spawn(process.execPath, ['tools/build/build.ts', ...options], {
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
    seconds: Math.round((performance.now() - start) / 100) / 10,
    processorSeconds: Math.round((childSeconds() - before) * 10) / 10,
    peakMB: Math.round(peak / 1024),
    steps: output
      .split('\n')
      .flatMap((line) => /^([a-z][a-z ]*\S) +([\d.]+) s$/.exec(line)?.slice(1, 3).join(' ') ?? [])
      .join(', '),
  }
}
