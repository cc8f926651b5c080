import { availableParallelism } from 'node:os'
import { runWorker } from './run-worker.ts'

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

const worker = new URL('render-worker.ts', import.meta.url)
/** Megabytes: in use are 100, what the router keeps of the last five seconds, and the heads of the articles. */
const heapLimit = (pages: number) => 512 + Math.ceil(pages / 100)

/** Pictures and the search index take one core. More than four workers wait for the disk. */
const most = 4

function shareOut(paths: readonly string[]): string[][] {
  const count = Math.max(1, Math.min(most, availableParallelism() - 1))
  return Array.from({ length: count }, (_, worker) =>
    paths.filter((_path, index) => index % count === worker),
  )
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
      const task: RenderTask = { site, server, paths: share, known: share.map((path) => before[path]) }
      const digests = await runWorker<string[]>(worker, task, heapLimit(share.length))
      return share.map((path, index): [string, string] => [path, digests[index] ?? ''])
    }),
  )
  return Object.fromEntries(rendered.flat())
}
