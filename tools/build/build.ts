import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { problemsIn, readAll } from '#content/read-all.ts'
import { comingArticles } from '#content/articles/published-articles.server.ts'
import { siteAddresses, siteArticles, loadPage } from '#content/load.server.ts'
import { readIdentity } from '#content/identity.server.ts'
import { madridTime } from '#i18n/madrid-time.ts'
import { missingPaths } from '#map/missing-pages.ts'
import { type Address, pageLabel, pagePath } from '#map/paths.ts'
import { caches, dropCaches, dropUntouched } from './caches.ts'
import { step } from './step.ts'
import { placeArticlePictures } from './article-pictures.ts'
import { codeDigest, digestOf } from './inputs.ts'
import { compressSite } from './compress.ts'
import { dropRecord, keepRecord, readRecord, siteDigests, type BuildRecord, type Digests } from './record.ts'
import { ContentMistakes, tellMistakes } from './content-mistakes.ts'
import { writeFeeds } from './feeds.ts'
import { writeLiving } from './living.ts'
import { checkPlaces } from '#tools/content/rules/places.ts'
import { fileProblems, otherProblems } from '#tools/content/content-problems.ts'
import { messageFaults } from '#tools/content/rules/message-syntax.ts'
import { buildDesk } from './desk.ts'
import { keepAssets, placeKept, placeContent, placeParsed } from './place-content.ts'
import { moveFiles, bringBack, replaceFolder, removeGone } from './replace-folder.ts'
import { pageFiles, renderPages } from './pages.ts'
import { buildSearchIndexes } from './search-index.ts'
import { buildSharePictures, type SharePicture } from './share-pictures.ts'
import { lastSiteList, writeSiteList } from './site-list.ts'
import { writeSitemaps } from './sitemaps.ts'
import { writeWhole } from '#content/write-whole.server.ts'
import { articlePicture, articleTitle } from '#content/articles/load-article.server.ts'
import type { Identity } from '#map/identity.ts'
import { locales, type Locale } from '#map/locale.ts'
import { insuranceGroups, serviceGroups } from '#map/groups.ts'
import { pageIds, pages, type PageId } from '#map/pages/pages.ts'

const groups: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  ...insuranceGroups,
  ...serviceGroups,
}

/** The group of a product or service; of any other page its name in the menus. */
function kickerOf(page: PageId, locale: Locale, identity: Identity): string {
  const { kind, group } = pages[page]
  const grouped = kind === 'insurance' || kind === 'service'
  return (grouped ? groups[group]?.[locale] : undefined) ?? pageLabel(page, locale, identity)
}

/**
 * The share picture of every page of the map in every language. Throws with all errors in their
 * texts.
 */
function pagePictures(identity: Identity): SharePicture[] {
  const readers = pageIds.flatMap((page) =>
    locales.map((locale) => (): SharePicture => {
      const loaded = loadPage(pagePath(page, locale, identity))
      if (loaded === undefined) throw new Error(`${page} has no content in ${locale}`)
      const text = {
        kicker: kickerOf(page, locale, identity),
        title: loaded.content.title,
        brand: identity.brand.name,
      }
      return { file: loaded.page.picture, scene: loaded.page.scene.name, text }
    }),
  )
  return readAll(readers)
}

/** The share picture of every article in each of its languages. */
function articlePictures(identity: Identity): SharePicture[] {
  return siteArticles().articles.flatMap((article) =>
    locales.flatMap((locale) => {
      const words = article.texts[locale]
      if (words === undefined) return []
      const text = {
        kicker: pageLabel(article.section, locale, identity),
        title: articleTitle(words, locale),
        brand: identity.brand.name,
      }
      return [{ file: articlePicture(article, locale), scene: article.scene, text }]
    }),
  )
}

/** Removes states that no page of a site references any more. */
function dropStates(site: string): void {
  const named = new Set<string>()
  for (const name of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('index.html')) continue
    const [, address] = /data-src="([^"]+\.state)"/.exec(readFileSync(join(site, name), 'utf8')) ?? []
    if (address !== undefined) named.add(address)
  }
  const states = readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.state'))
  removeGone(
    site,
    states.map((name) => `/assets/${name}`).filter((address) => !named.has(address)),
  )
}

const site = 'build/client'
const stamp = 'build/id'
/** Outside `build/`, which the router's build empties. */
const kept = '.cache/kept'

/** The names that were there and are no more. */
function gone(before: Digests = {}, now: Digests): string[] {
  return Object.keys(before).filter((name) => !Object.hasOwn(now, name))
}

/** Articles of days to come; none if they cannot be read, which stops the build later. */
function comingFolders(): string[] {
  let folders: string[] = []
  problemsIn(() => (folders = comingArticles()))
  return folders
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new ContentMistakes(problems)
}

/** The site's content, read and checked before anything is changed. */
interface Words {
  readonly addresses: readonly Address[]
  readonly pictures: readonly SharePicture[]
}

/** @throws ContentMistakes */
async function readWords(): Promise<Words> {
  refuse([...messageFaults(), ...fileProblems()])
  const identity = readIdentity()
  const addresses = siteAddresses(identity)
  let pictures: readonly SharePicture[] = []
  // These load every page, a large part of an incremental build: once is enough.
  const unshown = problemsIn(() => (pictures = pagePictures(identity)))
  refuse([...unshown, ...otherProblems(identity, addresses)])
  refuse((await checkPlaces(identity)).problems)
  return { addresses, pictures: [...pictures, ...articlePictures(identity)] }
}

type Indexing = Promise<Digests>

function indexing(before: BuildRecord | undefined, stop?: AbortSignal): Indexing {
  const task = { folder: join(caches.next, 'search'), before: before?.indexes ?? {} }
  return step('search index', () => buildSearchIndexes(task, stop))
}

/** Reads the content while a second core indexes it, the slowest step after one changed text. */
async function readAndIndex(before: BuildRecord | undefined): Promise<readonly [Words, Indexing?]> {
  if (before === undefined) return [await step('content', readWords)]
  const stop = new AbortController()
  const early = indexing(before, stop.signal)
  // It would report the same mistakes again.
  const ended = early.catch(() => undefined)
  try {
    return [await step('content', readWords), early]
  } catch (error) {
    stop.abort()
    await ended
    throw error
  }
}

/** Before the folder is changed: an interrupted build must leave no record that it is complete. */
function beginChange(): void {
  rmSync(stamp, { force: true })
  dropRecord()
}

/**
 * Makes everything that depends on content, unless it is up to date. All of it is made before any
 * of it is moved into place: a failure leaves the last build unchanged.
 */
async function buildWords(
  [words, early]: readonly [Words, Indexing?],
  code: string,
  before: BuildRecord | undefined,
): Promise<BuildRecord> {
  const next = join(caches.next, 'client')
  mkdirSync(next, { recursive: true })
  writeFileSync(join(caches.next, 'addresses.json'), JSON.stringify(words.addresses))
  const { day } = madridTime(new Date())
  const living = writeLiving(readIdentity(), next)
  const known = before?.day === day && before.living === living ? before.pages : {}
  const paths = [...words.addresses.map(({ path }) => path), ...missingPaths]
  const rendering = step('pages', () =>
    renderPages(paths, known, { site: next, server: 'build/server/index.js' }),
  )
  const drawing = async () => {
    const made = await step('sharing pictures', () =>
      buildSharePictures(words.pictures, { art: join(site, 'art'), site: next }, before?.pictures ?? {}),
    )
    await step('feeds', () => writeFeeds(readIdentity(), next))
    await step('sitemaps', () => writeSitemaps(readIdentity(), next))
    return { ...made, ...placeArticlePictures(next, before?.pictures ?? {}) }
  }
  const [pages, indexes, pictures] = await Promise.all([rendering, early ?? indexing(before), drawing()])
  beginChange()
  moveFiles(caches.next, 'build')
  removeGone(
    site,
    gone(before?.pages, pages).flatMap((path) => Object.values(pageFiles(path))),
  )
  removeGone(site, gone(before?.pictures, pictures))
  dropStates(site)
  const encodings = await step('encodings', () => compressSite(site, before?.encodings ?? {}))
  return { code, day, living, pages, pictures, indexes, encodings }
}

/** The public site, then the staff desk, which shares nothing with it but the fonts. */
export async function build(options: BuildOptions = {}): Promise<void> {
  await buildSite(options)
  await buildDesk()
}

/** How to build. */
interface BuildOptions {
  /** From scratch, ignoring `.cache`. */
  readonly full?: boolean
}

/**
 * Incremental build into `build/`. If only content has changed, scripts and pages with unchanged
 * inputs are reused (ADR 0021); `full` rebuilds from scratch, ignoring `.cache`.
 * @throws ContentMistakes, leaving the last build unchanged
 */
async function buildSite({ full = false }: BuildOptions): Promise<void> {
  const begun = new Date()
  // A killed build could not do so itself.
  if (!existsSync(stamp)) bringBack('build', caches.lastBuild)
  // The digest needs the identity. Mistakes in it are reported with those of all other files.
  if (problemsIn(() => void readIdentity()).length > 0) refuse([...messageFaults(), ...fileProblems()])
  const code = codeDigest()
  // An article whose day has come changes the site without a change of a file.
  const id = digestOf(['content/**/*.{yaml,md}'], code, comingFolders().join(' '))
  if (!full && existsSync(stamp) && readFileSync(stamp, 'utf8') === id) {
    return console.log('The build is up to date.')
  }
  const before = full ? undefined : readRecord(code)
  if (full) dropCaches()
  const listed = before === undefined ? [] : lastSiteList('build')
  // Another version of the parser may parse the same text differently.
  if (before === undefined) rmSync(caches.parsed, { recursive: true, force: true })
  process.env['PARSED_CACHE'] = caches.parsed
  rmSync(caches.next, { recursive: true, force: true })
  // An error in the content stops the build here, while the last one is still complete.
  const words = await readAndIndex(before)
  // An interrupted build may leave truncated files, and none of them was ever served.
  if (existsSync(stamp)) keepAssets(site, kept)
  const make = async () => {
    if (before === undefined) {
      beginChange()
      // Imported here, because it loads the bundler.
      const { buildBundles } = await import('./bundles.ts')
      await buildBundles(site)
    }
    const record = await buildWords(words, code, before)
    placeKept(kept, site, 'build/kept')
    await step('list of files', () =>
      writeSiteList('build', { digests: siteDigests(record), before: listed }),
    )
    placeContent('build/content', 'content', comingArticles())
    placeParsed(caches.parsed, 'build/parsed', begun)
    dropUntouched(caches.parsed)
    keepRecord(record)
    writeWhole(stamp, id)
  }
  // If the code has changed, an error in it shows during the build: the last build stays until the
  // new one is complete.
  await (before === undefined && existsSync(stamp) ? replaceFolder('build', caches.lastBuild, make) : make())
}

/** Whether there is a build to serve, of the current content or of earlier content. */
export function hasWholeBuild(): boolean {
  return existsSync(stamp)
}

if (import.meta.main) {
  const full = process.argv.includes('--full')
  if (!(await tellMistakes(() => build({ full })))) process.exitCode = 1
}
