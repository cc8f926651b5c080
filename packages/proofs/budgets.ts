import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterLoad, assets, closure, firstVisit, keyOf, site, size, total, views } from './built-scripts.ts'

/**
 * Part of `npm run check`: compares the bytes that visitors get with packages/proofs/budgets.json.
 */

interface Budgets {
  readonly html: { readonly median: number; readonly most: number }
  readonly script: { readonly firstVisit: number; readonly afterLoad: number; readonly dialog: number }
  readonly search: { readonly suggestions: number; readonly index: number }
  readonly style: { readonly rest: number; readonly dialog: number }
  readonly fonts: { readonly all: number }
}

const budgets = JSON.parse(readFileSync('packages/proofs/budgets.json', 'utf8')) as Budgets

const visits = views.flatMap((view) =>
  ['es', 'en', 'de'].map((locale) => {
    const files = firstVisit(view, locale)
    return { name: `${view} ${locale}`, bytes: total(files), files }
  }),
)
const heaviest = visits.reduce((most, visit) => (visit.bytes > most.bytes ? visit : most))
const dialogKeys = [keyOf('app/pages/request/page-dialog.tsx'), keyOf('virtual:texts/forms/de')]
const following = total([...afterLoad].filter((file) => !visits.every(({ files }) => files.has(file))))
const dialog = total([...closure(dialogKeys)].filter((file) => !visits.every(({ files }) => files.has(file))))
const suggestionKeys = [keyOf('app/domains/search/suggestions.tsx'), keyOf('virtual:texts/search/de')]
const suggestions = total(
  [...closure(suggestionKeys)].filter(
    (file) => !afterLoad.has(file) && !visits.every(({ files }) => files.has(file)),
  ),
)
/** Kept in the server's memory, never sent to visitors. */
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
  ['script that follows by itself when idle, beyond that', following, budgets.script.afterLoad],
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
