import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** `npm run check` part: the bytes that visitors get, against benchmarks/budgets.json. */

interface Budgets {
  readonly html: { readonly median: number; readonly most: number }
  readonly script: { readonly firstVisit: number; readonly dialog: number }
  readonly search: { readonly suggestions: number; readonly index: number }
  readonly style: { readonly rest: number; readonly dialog: number }
  readonly fonts: { readonly all: number }
}

const site = 'build/client'
const budgets = JSON.parse(readFileSync('benchmarks/budgets.json', 'utf8')) as Budgets

/** Bytes of a built file in brotli, as the server sends it. */
function size(file: string): number {
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

function keyOf(source: string): string {
  const key = Object.keys(manifest).find((name) => name === source || name.startsWith(`${source}?`))
  if (key === undefined) throw new Error(`${source} is not in the build's manifest`)
  return key
}

/** The script files that some modules need, their static imports included. */
function closure(keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key]
    if (chunk === undefined || found.has(chunk.file)) continue
    found.add(chunk.file)
    closure(chunk.imports ?? [], found)
  }
  return found
}

const total = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + size(file), 0)

const assets = readdirSync(join(site, 'assets'))
const routerManifest = assets.filter((name) => /^manifest-.*\.js$/.test(name)).map((name) => `assets/${name}`)
const shared = ['app/entry.client.tsx', 'app/root.tsx', 'app/pages/route.tsx'].map(keyOf)

function firstVisit(view: string, locale: string): Set<string> {
  return closure([...shared, keyOf(`app/pages/${view}/view.tsx`), keyOf(`virtual:locale/${locale}`)])
}

const visits = [
  'home',
  'product',
  'service',
  'brief',
  'hub',
  'hours',
  'article',
  'articles',
  'claims',
].flatMap((view) =>
  ['es', 'en', 'de'].map((locale) => {
    const files = firstVisit(view, locale)
    return { name: `${view} ${locale}`, bytes: total([...files, ...routerManifest]), files }
  }),
)
const heaviest = visits.reduce((most, visit) => (visit.bytes > most.bytes ? visit : most))
const dialogKeys = [keyOf('app/features/requests/request-dialog.tsx'), keyOf('virtual:forms/de')]
const dialog = total([...closure(dialogKeys)].filter((file) => !visits.every(({ files }) => files.has(file))))
const suggestionKeys = [keyOf('app/features/search/suggestions.tsx'), keyOf('virtual:texts/search/de')]
const suggestions = total(
  [...closure(suggestionKeys)].filter((file) => !visits.every(({ files }) => files.has(file))),
)
/** Kept in the server's memory, never sent to anybody. */
const indexes = ['es', 'en', 'de'].map((locale) => statSync(`build/search/${locale}.json`).size)
const styles = assets.filter((name) => name.endsWith('.css'))
const fonts = readdirSync(join(site, 'fonts')).reduce(
  (sum, name) => sum + statSync(join(site, 'fonts', name)).size,
  0,
)
const pages = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('index.html'))
  .map((name) => ({ name, bytes: size(name) }))
  .sort((a, b) => a.bytes - b.bytes)

const sheet = (part: string) =>
  total(styles.filter((name) => name.startsWith(part)).map((name) => `assets/${name}`))

const rows: readonly (readonly [what: string, bytes: number, limit: number])[] = [
  ['HTML with inline styles, median', pages[Math.floor(pages.length / 2)]?.bytes ?? 0, budgets.html.median],
  [`HTML, largest (${pages.at(-1)?.name})`, pages.at(-1)?.bytes ?? 0, budgets.html.most],
  [`script of a first visit (${heaviest.name})`, heaviest.bytes, budgets.script.firstVisit],
  ['script of a dialog, beyond that', dialog, budgets.script.dialog],
  ['script of the suggestions, beyond that', suggestions, budgets.search.suggestions],
  ['search index on the server, largest, not compressed', Math.max(...indexes), budgets.search.index],
  ['styles below the first view', sheet('rest-'), budgets.style.rest],
  ['styles of dialogs', sheet('requests-'), budgets.style.dialog],
  ['fonts', fonts, budgets.fonts.all],
]

for (const [what, bytes, limit] of rows) {
  console.log(
    `${bytes > limit ? 'OVER' : 'ok  '} ${what.padEnd(64)} ${String(bytes).padStart(7)} of ${limit}`,
  )
}
process.exitCode = rows.some(([, bytes, limit]) => bytes > limit) ? 1 : 0
