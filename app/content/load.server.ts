import { claimsExtras } from './claims.server.ts'
import type { ClaimsExtras, StormFirst } from './claims.ts'
import { fillIdentity, type Identity } from '#map/identity.ts'
import {
  allAddresses,
  alternatePaths,
  createMatcher,
  pageLabel,
  pagePath,
  type Address,
  sharePicturePath,
} from '#map/paths.ts'
import { defaultLocale, type Locale } from '#map/locale.ts'
import { isPageId, pageIds, pages, unlistedPages, type PageId } from '#map/pages/pages.ts'
import { alternatesOf, documentTitle } from './head-data.ts'
import { articleAddresses, type ArticleLibrary } from './articles/article.ts'
import { publishedArticles } from './articles/published-articles.server.ts'
import { readCompanyFiles, readGlossary, type CompanyFiles } from './company-files.server.ts'
import { fillParts } from './facts/fill-parts.server.ts'
import type { Fact } from './facts/facts.ts'
import { readFacts } from './facts/facts.server.ts'
import { moneyOf, readPrices } from './money.server.ts'
import { entriesIn } from './glossary.server.ts'
import type { GlossaryEntry } from './glossary.ts'
import { markTerms } from './mark-terms.server.ts'
import type { GlossaryTerm } from './schema/schema.glossary.ts'
import { moneyBox } from './money-box.server.ts'
import type { Money, MoneyBoxContent, PriceRow } from './money.ts'
import type { Prices } from './schema/schema.prices.ts'
import { serviceGroups, type ServiceGroup } from '#map/groups.ts'
import { formatFact } from './facts/format-fact.server.ts'
import { readIdentity } from './identity.server.ts'
import { inFile } from './read-all.ts'
import { pageFile, readPageFile, type PageContent } from './page-file.server.ts'
import type { LoadedPage } from './page-info.ts'
import type { RichTextValue } from '#design/rich-text.tsx'
import { listSources, nameIn, withFactSources } from './facts/list-sources.ts'
import type { PageCard, PageLink, Resolved } from './facts/resolved.ts'
import type { Picture, SceneName } from './scene-names.ts'
import { pictureOf, readScenes, sceneOfPage } from './scenes.server.ts'
import type { Scenes } from './schema/schema.scenes.ts'
import { formatDay } from '#i18n/date-format.ts'
import { factIdsIn, parseInline, plainText, type InlineContext } from './inline.ts'
import { plainKeys } from './plain-keys.ts'

/** Every address of the site: those of the map, and those of the articles. */
export function siteAddresses(identity: Identity): Address[] {
  return [...allAddresses(identity), ...articleAddresses(publishedArticles().articles, identity)]
}

/** What resolving needs beyond the inline notation. */
interface ResolveContext extends InlineContext {
  readonly locale: Locale
  readonly link: (page: string) => PageLink
  readonly card: (page: string) => PageCard
}

const plain = new Set<string>(plainKeys)
const opaque = new Set(['id', 'by', 'kind', 'lang', 'url', 'when', 'stage', 'required', 'scene'])

function resolveField(key: string, value: unknown, context: ResolveContext): unknown {
  if (opaque.has(key)) return value
  if (key === 'related') return (value as string[]).map((id) => context.card(id))
  if (key === 'page') return context.link(value as string)
  if (key === 'date' || key === 'updated') return formatDay(value as string, context.locale)
  if (plain.has(key) && typeof value === 'string') return plainText(parseInline(value, context))
  return resolveValue(value, context)
}

function resolveValue(value: unknown, context: ResolveContext): unknown {
  if (typeof value === 'string') return parseInline(value, context)
  if (Array.isArray(value)) return value.map((item: unknown) => resolveValue(item, context))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, resolveField(key, item, context)]),
  )
}

/** Converts checked content into what a page renders. Throws for an unknown fact or page. */
function resolveContent<T>(content: T, context: ResolveContext): Resolved<T> {
  return resolveValue(content, context) as Resolved<T>
}

interface Library {
  readonly identity: Identity
  readonly facts: ReadonlyMap<string, Fact>
  readonly match: (path: string) => Address | undefined
  readonly pages: Map<string, PageContent>
  readonly articles: ArticleLibrary
  readonly company: CompanyFiles
  readonly prices: Prices
  readonly glossary: readonly GlossaryTerm[]
  readonly scenes: Scenes
}

function openLibrary(): Library {
  const identity = readIdentity()
  const articles = publishedArticles()
  const addresses = [...allAddresses(identity), ...articleAddresses(articles.articles, identity)]
  return {
    identity,
    facts: readFacts(),
    match: createMatcher(addresses),
    pages: new Map(),
    articles,
    company: readCompanyFiles(),
    prices: readPrices(),
    glossary: readGlossary(),
    scenes: readScenes(),
  }
}

let shared: { readonly library: Library; readonly opened: number } | undefined

/** In development, content older than this is read again. */
const freshMs = 1000

/** This process's content: read once in production, for each request in development. */
function library(): Library {
  const stale = import.meta.env?.DEV && shared !== undefined && Date.now() - shared.opened > freshMs
  if (shared === undefined || stale) shared = { library: openLibrary(), opened: Date.now() }
  return shared.library
}

function read(lib: Library, page: PageId, locale: Locale): PageContent {
  const key = `${locale}/${page}`
  const known = lib.pages.get(key)
  if (known !== undefined) return known
  const content = readPageFile(page, locale)
  lib.pages.set(key, content)
  return content
}

function requirePage(id: string): PageId {
  if (isPageId(id)) return id
  throw new Error(`unknown page ${id}`)
}

function contextFor(lib: Library, locale: Locale): ResolveContext {
  const { identity } = lib
  const link = (id: string): PageLink => {
    const page = requirePage(id)
    return { href: pagePath(page, locale, identity), label: pageLabel(page, locale, identity) }
  }
  const fact = (id: string, form: string | undefined): string => {
    const found = lib.facts.get(id)
    if (found === undefined) throw new Error(`unknown fact ${id}`)
    return formatFact(found, locale, form)
  }
  const context: ResolveContext = {
    locale,
    link,
    fact,
    href: (id) => link(id).href,
    fill: (text) => fillIdentity(text, identity),
    card: (id): PageCard => ({ ...link(id), summary: summaryOf(lib, requirePage(id), context) }),
  }
  return context
}

function summaryOf(lib: Library, page: PageId, context: ResolveContext): string {
  const { summary } = read(lib, page, context.locale)
  return inPage(page, context.locale, () => String(resolveContent({ summary }, context).summary))
}

/** The site's identity, from content/site.yaml. */
export function siteIdentity(): Identity {
  return library().identity
}

/** All articles, with their tags and desks. */
export function siteArticles(): ArticleLibrary {
  return library().articles
}

/** The day of a page's last change; a list of articles changes with each of them. */
export function pageUpdated(page: PageId, locale: Locale): string {
  const { updated } = read(library(), page, locale)
  const listed = siteArticles().articles.filter(({ section, texts }) => section === page && locale in texts)
  return listed
    .map((article) => article.updated)
    .reduce((latest, day) => (day > latest ? day : latest), updated)
}

/** The scene at the head of a page of the site map. */
export function pageScene(page: PageId): SceneName {
  return sceneOfPage(library().scenes, page)
}

/** A scene with what it shows in a language. */
export function scenePicture(name: SceneName, locale: Locale): Picture {
  return pictureOf(library().scenes, name, locale)
}

/** All facts by id. */
export function siteFacts(): ReadonlyMap<string, Fact> {
  return library().facts
}

/** How prose is resolved in a language. */
export function proseContext(locale: Locale): ResolveContext {
  return contextFor(library(), locale)
}

/** The address that a decoded path belongs to. */
export function matchAddress(path: string): Address | undefined {
  return library().match(path)
}

/**
 * Loads the page at a decoded path, its prose resolved for the path's language. Returns undefined
 * if the map has no such path.
 */
export function loadPage(path: string): LoadedPage<PageContent> | undefined {
  return pageAt(library(), path)
}

/** Loads many pages from content that is read once, also in development. */
export function openPages(): { identity: Identity; load: typeof loadPage } {
  const lib = library()
  return { identity: lib.identity, load: (path) => pageAt(lib, path) }
}

/** Adds the page's file to the errors in its text. */
function inPage<T>(page: PageId, locale: Locale, resolve: () => T): T {
  return inFile(`content/${pageFile(page, locale).join('/')}`, resolve)
}

function pageAt(lib: Library, path: string): LoadedPage<PageContent> | undefined {
  const address = lib.match(path)
  if (address === undefined || address.article !== undefined) return undefined
  const source = read(lib, address.page, address.locale)
  const { identity, company } = lib
  const content = inPage(address.page, address.locale, () => {
    const whole =
      source.stage === 'text' ? fillParts(source, { locale: address.locale, identity, company }) : source
    const listed = withFactSources(whole, address.locale, (id) => lib.facts.get(id))
    const context = contextFor(lib, address.locale)
    const resolved = resolveContent(listed, context)
    if (source.stage !== 'complete' && source.stage !== 'hub') return resolved
    return markTerms(resolved, {
      locale: address.locale,
      terms: lib.glossary,
      glossary: context.link('glossary'),
    })
  })
  const paths = alternatePaths(address.page, lib.identity)
  return {
    page: {
      id: address.page,
      locale: address.locale,
      paths,
      alternates: alternatesOf(paths),
      title: documentTitle(content.metaTitle, lib.identity),
      metaTitle: content.metaTitle,
      ogType: 'website',
      metaDescription: content.metaDescription,
      scene: pictureOf(lib.scenes, sceneOfPage(lib.scenes, address.page), address.locale),
      picture: sharePicturePath(address.page, address.locale),
      ...(unlistedPages.has(address.page) && { hidden: true }),
      dialog: pages[address.page].dialog,
    },
    content,
  }
}

function moneyIn(lib: Library, price: Prices['pages'][number], locale: Locale): Money {
  const context = {
    ...contextFor(lib, locale),
    prices: lib.prices,
    factOf: (id: string) => lib.facts.get(id),
  }
  return inFile(`content/prices.yaml: ${price.page}`, () =>
    moneyOf(read(lib, price.page, locale), price, context),
  )
}

/** What a page's service costs; undefined for a page that has no entry in content/prices.yaml. */
export function pageMoney(page: PageId, locale: Locale): MoneyBoxContent | undefined {
  const lib = library()
  const price = lib.prices.pages.find((one) => one.page === page)
  if (price === undefined) return undefined
  const prices = contextFor(lib, locale).link('prices')
  return moneyBox(moneyIn(lib, price, locale), locale, prices, pages[page].kind === 'insurance')
}

/** What all services cost, by group in the order of the menu. */
export function priceRows(locale: Locale): PriceRow[] {
  const lib = library()
  const { link } = contextFor(lib, locale)
  return (Object.keys(serviceGroups) as ServiceGroup[]).flatMap((group) =>
    lib.prices.pages
      .filter(({ page }) => pages[page].kind === 'service' && pages[page].group === group)
      .map((price) => ({
        ...link(price.page),
        group,
        groupLabel: serviceGroups[group][locale],
        ...moneyIn(lib, price, locale),
      })),
  )
}

/** All terms of the glossary, in the alphabet of a language. */
export function glossaryEntries(locale: Locale): GlossaryEntry[] {
  return entriesIn(library().glossary, locale)
}

/** The sources of a page's facts and of others that it works with, in the reader's language. */
export function pageSources(
  page: PageId,
  locale: Locale,
  others: readonly string[],
): { readonly name: RichTextValue; readonly url: string; readonly date: string }[] {
  const lib = library()
  const context = contextFor(lib, locale)
  const ids = new Set([...others, ...factIdsIn(JSON.stringify(read(lib, page, locale)))])
  return listSources(
    [],
    [...ids].flatMap((id) => lib.facts.get(id) ?? []),
  ).map(({ name, url, asOf }) => ({
    name: parseInline(nameIn(name, locale), context),
    url,
    date: formatDay(asOf, locale),
  }))
}

/** Which products are compulsory by law, always or in some cases: the tags in lists. */
export function requiredProducts(): Partial<Record<PageId, 'yes' | 'sometimes'>> {
  const lib = library()
  const found: Partial<Record<PageId, 'yes' | 'sometimes'>> = {}
  for (const id of pageIds) {
    if (pages[id].kind !== 'insurance') continue
    const content = read(lib, id, defaultLocale)
    if ('required' in content && content.required !== 'no') found[id] = content.required
  }
  return found
}

/** One sentence on each insurance product, for the index. */
export function productSummaries(locale: Locale): Partial<Record<PageId, string>> {
  const lib = library()
  const context = contextFor(lib, locale)
  const products = pageIds.filter((id) => pages[id].kind === 'insurance')
  return Object.fromEntries(products.map((id) => [id, summaryOf(lib, id, context)]))
}

function claimsContent(lib: Library, locale: Locale) {
  const content = read(lib, 'claims', locale)
  if (content.stage !== 'claims') throw new Error('the claims page is not of the stage claims')
  return content
}

/** The claims page's data beyond its own text. */
export function claimsPageExtras(locale: Locale): ClaimsExtras {
  const lib = library()
  return inPage('claims', locale, () => claimsExtras(claimsContent(lib, locale), lib, locale))
}

/** In storm mode, the first steps after a storm for the home page; otherwise undefined. */
export function stormFirst(locale: Locale): StormFirst | undefined {
  const lib = library()
  if (lib.identity.storm === undefined) return undefined
  const context = contextFor(lib, locale)
  const { cases, storm } = resolveContent(claimsContent(lib, locale), context)
  const all = cases.find(({ id }) => id === 'storm')?.steps ?? []
  const steps = storm.steps.flatMap((number) => all[number - 1] ?? [])
  return { ...storm, steps, page: context.link('claims') }
}
