import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { isMissingPath } from '#map/missing-pages.ts'
import type { DocumentParts } from '#shell/document-parts.server.ts'
import type { contexts } from '../../app/entry.server.tsx'
import { pageFiles, type RenderTask } from './pages.ts'

const block = /(<script id="state" type="text\/plain")>([\s\S]*?)<\/script>/

/** A page without its hydration state, and the state. */
interface DetachedPage {
  readonly html: string
  readonly state: string
  /** The address of the state: by its content, so that any cached page finds its own state. */
  readonly address: string
}

/**
 * Moves the hydration state out of a rendered page, to be served separately. It repeats the page's
 * text, and is not needed above the fold.
 */
function detachState(html: string): DetachedPage {
  const found = block.exec(html)
  if (found === null) throw new Error('the page has no hydration state')
  const state = found[2] ?? ''
  const address = `/assets/${createHash('sha256').update(state).digest('base64url').slice(0, 10)}.state`
  return {
    html: html.replace(block, () => `${found[1]} data-src="${address}"></script>`),
    state,
    address,
  }
}

/**
 * Renders its share of the pages into the site's folder and returns the digests of their inputs.
 */
const { site, server, paths, known } = workerData as RenderTask
const build = (await import(pathToFileURL(join(process.cwd(), server)).href)) as ServerBuild
const handle = createRequestHandler(build, 'production')
const keys = (build.entry.module as unknown as { contexts: typeof contexts }).contexts

function write(file: string, text: string): void {
  const target = join(site, file)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, text)
}

async function answer(address: string, context: RouterContextProvider, expected = 200): Promise<Response> {
  const response = await handle(new Request(`http://localhost${address}`), context)
  if (response.status !== expected && response.status !== 304) {
    throw new Error(`${address} answered ${response.status} while it was prerendered`)
  }
  return response
}

/** Renders a page unless the digest shows that its inputs are unchanged; returns its new digest. */
async function render(path: string, before: string | undefined): Promise<string> {
  const files = pageFiles(path)
  let digest = ''
  const context = new RouterContextProvider()
  context.set(keys.skipUnchangedPage, (parts: DocumentParts) => {
    digest = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 20)
    return digest === before
  })
  const isMissing = isMissingPath(path)
  const page = await answer(files.html.replace(/index\.html$/, ''), context, isMissing ? 404 : 200)
  if (page.status === 304) return digest
  const { html, state, address } = detachState(await page.text())
  write(files.html, html)
  write(address, state)
  // The message for a missing path includes the path.
  if (!isMissing) write(files.data, await (await answer(files.data, new RouterContextProvider())).text())
  return digest
}

const digests: string[] = []
for (const [index, path] of paths.entries()) digests.push(await render(path, known[index]))
parentPort?.postMessage(digests)
