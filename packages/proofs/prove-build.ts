import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readIdentity } from '../../app/content/identity.server.ts'
import { differing, folderDigests } from '../../tests/support/folder-digests.ts'
import { buildIn, copyProject } from './project-copy.ts'
import { option, report } from './proof.ts'

/**
 * `npm run prove -- build`: makes a series of changes in a copy of the project and builds each
 * twice: incrementally, and from scratch in another copy. Both must be the same, byte for byte.
 * With `--every 16` it compares only after that many changes.
 */

type Change = (folder: string) => void

function replace(file: string, from: string | RegExp, to: string): Change {
  return (folder) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const changed = text.replace(from, to)
    if (changed === text) throw new Error(`${file} no longer holds ${String(from)}`)
    writeFileSync(join(folder, file), changed)
  }
}

const article = 'content/blog/first-90-days'
const copied = 'content/blog/copied'

const changes: readonly (readonly [name: string, kept: boolean, change: Change])[] = [
  ['nothing', true, () => undefined],
  ['a text', true, replace('content/services/nie/en.yaml', /^lead: "/m, 'lead: "Changed. ')],
  ['a summary', true, replace('content/insurance/hogar/de.yaml', /^summary: "/m, 'summary: "Neu: ')],
  ['a title', true, replace('content/pages/about/es.yaml', /^title: "/m, '$&Nuevo: ')],
  ['a fact', true, replace('content/facts/extra-car.yaml', /(id: itv\.repair\n.*\n.*value: )2/, '$13')],
  ['the words of an article', true, replace(`${article}/es.md`, /^title: "/m, 'title: "Cambio: ')],
  [
    'a new article',
    true,
    (folder) => {
      cpSync(join(folder, article), join(folder, copied), { recursive: true })
      for (const language of ['es', 'en', 'de']) {
        replace(`${copied}/${language}.md`, /^slug: /m, 'slug: copied-')(folder)
      }
      replace(`${copied}/article.yaml`, /^date: .*$/m, 'date: 2026-11-20')(folder)
    },
  ],
  ['an article without German', true, (folder) => rmSync(join(folder, copied, 'de.md'))],
  ['an article under another address', true, replace(`${copied}/en.md`, /^slug: /m, 'slug: moved-')],
  ['an article less', true, (folder) => rmSync(join(folder, copied), { recursive: true })],
  ['a topic', true, replace('content/tags.yaml', 'en: Cars', 'en: Motoring')],
  ['a word of the glossary', true, replace('content/glossary.yaml', /^ {4}de: "/m, '$&Neu: ')],
  ['a holiday', true, replace('content/holidays.yaml', 'en: Epiphany', 'en: Three Kings')],
  ['a phrase', true, replace('content/phrases.yaml', /^ {2}en: "/m, '$&Please: ')],
  ['the name of a desk', true, replace('content/desks.yaml', /en: \w+/, '$& changed')],
  ['the search', true, replace('content/search/en.yaml', '[doctor, gp,', '[doctor, medic, gp,')],
  ['a message', false, replace('locales/de.json', '"skip": "', '"skip": "Direkt: ')],
  ['a message of articles', false, replace('locales/articles/en.json', /": "/, '": "Changed ')],
  ['the identity', false, replace('content/site.yaml', readIdentity().brand.name, 'Atalaya')],
  ['a component', false, replace('app/shell/footer.tsx', 'getFullYear()', 'getFullYear() + 1')],
]

const grown = copyProject()
const anew = copyProject()

/**
 * Builds the content of the incremental copy from scratch; returns the names of files that differ.
 */
async function compare(): Promise<string[]> {
  rmSync(join(anew, 'build'), { recursive: true, force: true })
  for (const part of ['app', 'content', 'locales']) {
    rmSync(join(anew, part), { recursive: true })
    cpSync(join(grown, part), join(anew, part), { recursive: true })
  }
  await buildIn(anew)
  const different = ['client', 'server', 'search', 'icons'].flatMap((part) =>
    differing(folderDigests(join(grown, 'build', part)), folderDigests(join(anew, 'build', part))),
  )
  const lists = [grown, anew].map((folder) => readFileSync(join(folder, 'build/client.json'), 'utf8'))
  if (lists[0] !== lists[1]) different.push('client.json')
  // The bundler's own list of the build names the folder that it ran in.
  return different.filter((name) => !name.startsWith('.vite/'))
}

try {
  // Encodings and pictures are cached by the hash of their inputs; creating them again takes
  // minutes.
  for (const folder of [grown, anew]) {
    for (const part of ['encodings', 'share']) {
      mkdirSync(join('.cache', part), { recursive: true })
      symlinkSync(resolve('.cache', part), join(folder, '.cache', part))
    }
  }
  await buildIn(grown)
  for (const [index, [name, kept, change]] of changes.entries()) {
    change(grown)
    const cost = await buildIn(grown)
    const compared = (index + 1) % option('every', 1) === 0 || index === changes.length - 1
    const different = compared ? await compare() : []
    const bundled = cost.steps.includes('bundles')
    report(name, { ...cost, compared, different }, different.length === 0 && bundled !== kept)
  }
} finally {
  for (const folder of [grown, anew]) rmSync(folder, { recursive: true, force: true })
}
