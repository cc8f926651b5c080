import { availableParallelism } from 'node:os'
import { runWorker } from './run-worker.ts'

/** The files of a page below the site's folder; percent-encoded, as addresses are. */
interface PageFiles {
  readonly html: string
  readonly data: string
}

/**
 * The files of the page at a decoded path: `/servicios/nie` has its payload in
 * `/servicios/nie.data`.
 */
export function pageFiles(path: string): PageFiles {
  const { pathname } = new URL(encodeURI(path), 'http://site.test')
  const name = pathname === '/' ? '/_' : pathname
  return {
    html: pathname === '/' ? '/index.html' : `${pathname}/index.html`,
    data: `${name}.data`,
  }
}

/** A worker's share of the pages. */
export interface RenderTask {
  /** The folder of the site. */
  readonly site: string
  /** The server bundle, relative to the project. */
  readonly server: string
  readonly paths: readonly string[]
  /** For each path the digest of the existing page. */
  readonly known: readonly (string | undefined)[]
}

const worker = new URL('render-worker.ts', import.meta.url)
/** Megabytes; in use are about 100. */
const heapLimit = 512

/** Pictures and the search index take one core. More than four workers wait for the disk. */
const maxWorkers = 4

function shareOut(paths: readonly string[]): string[][] {
  const count = Math.max(1, Math.min(maxWorkers, availableParallelism() - 1))
  return Array.from({ length: count }, (_, worker) =>
    paths.filter((_path, index) => index % count === worker),
  )
}

/**
 * Prerenders pages from the server bundle, in threads beside the build. Pages with unchanged inputs
 * are kept. Returns the digests of all inputs.
 */
export async function renderPages(
  paths: readonly string[],
  before: Readonly<Record<string, string>>,
  { site, server }: Pick<RenderTask, 'site' | 'server'>,
): Promise<Record<string, string>> {
  const rendered = await Promise.all(
    shareOut(paths).map(async (share) => {
      const task: RenderTask = { site, server, paths: share, known: share.map((path) => before[path]) }
      const digests = await runWorker<string[]>(worker, task, heapLimit)
      return share.map((path, index) => [path, digests[index] ?? ''] as const)
    }),
  )
  return Object.fromEntries(rendered.flat())
}
