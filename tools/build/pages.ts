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
/**
 * Heap limit in megabytes: 100 are in use, plus the router's last five seconds, and the articles'
 * front matter.
 */
const heapLimit = (pages: number) => 512 + Math.ceil(pages / 100)

/**
 * A worker exits after this many pages: it retains 20 kB per page, which for 50,000 exceeded its
 * heap.
 */
const pagesOfWorker = 5_000

/** Pictures and the search index take one core. More than four workers wait for the disk. */
const maxWorkers = 4

function shareOut(paths: readonly string[]): string[][] {
  const count = Math.max(1, Math.min(maxWorkers, availableParallelism() - 1))
  return Array.from({ length: count }, (_, worker) =>
    paths.filter((_path, index) => index % count === worker),
  )
}

/** Renders a share of the pages, by one worker after the other. */
async function renderShare(
  share: readonly string[],
  before: Readonly<Record<string, string>>,
  { site, server, limit }: Pick<RenderTask, 'site' | 'server'> & { readonly limit: number },
): Promise<[string, string][]> {
  const rendered: [string, string][] = []
  for (let at = 0; at < share.length; at += pagesOfWorker) {
    const paths = share.slice(at, at + pagesOfWorker)
    const task: RenderTask = { site, server, paths, known: paths.map((path) => before[path]) }
    const digests = await runWorker<string[]>(worker, task, limit)
    for (const [index, path] of paths.entries()) rendered.push([path, digests[index] ?? ''])
  }
  return rendered
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
  const limit = heapLimit(paths.length)
  const rendered = await Promise.all(
    shareOut(paths).map((share) => renderShare(share, before, { site, server, limit })),
  )
  return Object.fromEntries(rendered.flat())
}
