import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** A worker's share of the pages. */
export interface RenderTask {
  /** The folder of the site. */
  readonly site: string
  /** The bundle that renders, below the project. */
  readonly server: string
  readonly paths: readonly string[]
  /** For each path the digest of what stands in the folder already. */
  readonly known: readonly (string | undefined)[]
}

/**
 * Megabytes of a worker's heap. Without a limit the collector waits for as long as the machine has memory, which took
 * 2.8 GB for 50,000 pages; in use are 0.1 GB, what the router keeps of the last five seconds, and the articles' heads.
 */
const heapLimit = (pages: number) => 512 + Math.ceil(pages / 100)

/** The build itself takes one core, for pictures and the search index. More than four workers wait for the disk. */
const most = 4

function shareOut(paths: readonly string[]): string[][] {
  const count = Math.max(1, Math.min(most, availableParallelism() - 1))
  return Array.from({ length: count }, (_, worker) =>
    paths.filter((_path, index) => index % count === worker),
  )
}

function run(task: RenderTask): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('render-worker.ts', import.meta.url), {
      workerData: task,
      env: { ...process.env, NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: heapLimit(task.paths.length) },
    })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`a render worker ended early, with code ${code}`)))
  })
}

/**
 * Prerenders pages from the server's bundle, in threads beside the build. Those that are made from the
 * same parts as before stay as they are. Returns the digests of what all are made from.
 */
export async function renderPages(
  paths: readonly string[],
  before: Readonly<Record<string, string>>,
  { site, server }: Pick<RenderTask, 'site' | 'server'>,
): Promise<Record<string, string>> {
  const rendered = await Promise.all(
    shareOut(paths).map(async (share) => {
      const digests = await run({ site, server, paths: share, known: share.map((path) => before[path]) })
      return share.map((path, index): [string, string] => [path, digests[index] ?? ''])
    }),
  )
  return Object.fromEntries(rendered.flat())
}
