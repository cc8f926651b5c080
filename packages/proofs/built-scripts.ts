import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** The folder of the built site. */
export const site = 'build/client'

/** Brotli bytes of a built file, as the server sends it. */
export function size(file: string): number {
  const ready = `${join(site, file)}.br`
  return (
    statSync(ready, { throwIfNoEntry: false })?.size ??
    brotliCompressSync(readFileSync(join(site, file))).length
  )
}

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

const manifest = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>

/** The manifest's name of a module. */
export function keyOf(source: string): string {
  const key = Object.keys(manifest).find((name) => name === source || name.startsWith(`${source}?`))
  if (key === undefined) throw new Error(`${source} is not in the build's manifest`)
  return key
}

/** The script files that some modules need, including static imports. */
export function closure(keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key]
    if (chunk === undefined || found.has(chunk.file)) continue
    found.add(chunk.file)
    closure(chunk.imports ?? [], found)
  }
  return found
}

/** Brotli bytes of some built files. */
export const total = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + size(file), 0)

/** File names of the hashed assets. */
export const assets = readdirSync(join(site, 'assets'))
const routerManifest = assets.filter((name) => /^manifest-.*\.js$/.test(name)).map((name) => `assets/${name}`)
const shared = ['app/entry.client.tsx', 'app/root.tsx', 'app/pages/route.tsx'].map(keyOf)

/** The name of the messages that a kind of page waits for, if it has its own. */
function textsOf(view: string): string | undefined {
  const source = readFileSync(`app/pages/${view}/view.tsx`, 'utf8')
  return /virtual:texts\/(\w+)'|(\w+)-texts\.ts'/.exec(source)?.slice(1).find(Boolean)
}

/** The script files that hydrate a page of a kind. */
export function firstVisit(view: string, locale: string): Set<string> {
  const texts = textsOf(view)
  const modules = [
    ...shared,
    keyOf(`app/pages/${view}/view.tsx`),
    keyOf(`virtual:locale/${locale}`),
    ...(texts === undefined ? [] : [keyOf(`virtual:texts/${texts}/${locale}`)]),
  ]
  return new Set([...closure(modules), ...routerManifest])
}

/** The script files loaded automatically once any page is interactive. */
export const afterLoad = closure([keyOf('app/after-load.ts')])

/** Every kind of page that has a view. */
export const views = readdirSync('app/pages').filter((name) => existsSync(`app/pages/${name}/view.tsx`))
