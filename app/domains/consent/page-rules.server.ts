import type { ConsentConfig } from '#content/schema/schema.consent.ts'
import { nothingOutside, type OutsideSources } from '#platform/http/content-security-policy.server.ts'
import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'
import type { Encoding } from '#platform/http/accept-encoding.server.ts'
import type { BodyCache, ReadBody } from '#platform/http/response-body-cache.server.ts'
import type { SiteFile } from '#platform/http/site-files.server.ts'

/** The server configuration as seen by a page's scripts: attributes of the starter's data. */
type PageFlags = Readonly<Record<string, string>>

const bootData = '<script id="boot"'

function attributes(flags: PageFlags): string {
  return Object.entries(flags)
    .map(([name, value]) => ` data-${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join('')
}

/** Inserts the flags into a page's HTML, where its scripts find them as `boot.dataset`. */
export function flagPage(html: string, flags: PageFlags): string {
  return html.replace(bootData, () => bootData + attributes(flags))
}

/** Fast settings: a visitor waits for the page meanwhile. */
const encoders: Readonly<Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Buffer>> = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body) => gzipSync(body, { level: 6 }),
  zstd: (body) => zstdCompressSync(body),
}

function flagged(file: SiteFile, flags: PageFlags, memory: BodyCache): SiteFile {
  const plain = memory.keep(() => Buffer.from(flagPage(String(file.bodies.get('identity')?.() ?? ''), flags)))
  const bodies = [...file.bodies.keys()].map((encoding): [Encoding, ReadBody] => [
    encoding,
    encoding === 'identity' ? plain : memory.keep(() => Buffer.from(encoders[encoding](plain()))),
  ])
  const tag = createHash('sha256').update(file.etag).update(attributes(flags)).digest('hex').slice(0, 32)
  return { ...file, etag: `"${tag}"`, bodies: new Map(bodies) }
}

/**
 * The prebuilt files with the flags in every page, inserted on first use. Without flags they are
 * unchanged, so a site with nothing to ask is as fast as before.
 */
export function flagPages(
  files: ReadonlyMap<string, SiteFile>,
  flags: PageFlags,
  memory: BodyCache,
): ReadonlyMap<string, SiteFile> {
  if (Object.keys(flags).length === 0) return files
  return new Map(
    [...files].map(([path, file]) => [
      path,
      file.type.startsWith('text/html') ? flagged(file, flags, memory) : file,
    ]),
  )
}

/** The reporting endpoints of a container on Google's own server (Google's guide for policies). */
const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com']
const google = 'https://www.googletagmanager.com'

/** The configured tag manager's additions to the policy of pages; empty without one. */
function tagSources({ tagManager }: ConsentConfig): OutsideSources {
  if (tagManager === undefined) return nothingOutside
  const { origin } = tagManager
  // The broker's own tag server receives the reports too.
  const reports = origin === google ? [origin, ...analytics] : [origin]
  return { scripts: [origin], images: reports, connections: reports }
}

/** Changes to a page by the server's configuration. */
export interface PageRules {
  readonly flags: PageFlags
  /** The other servers that it may reach. */
  readonly outside: OutsideSources
}

/** The rules of all pages, and of those whose address is a secret. */
export interface SiteRules {
  readonly usual: PageRules
  readonly secret: PageRules
}

/**
 * `consent` if there is something to ask, `icons` if other services may be asked for icons: neither
 * by default. A page whose address is a secret never reaches the tag manager, which would report
 * that address: it asks for no consent, and its links are full loads, so that the next page asks
 * (`later`).
 */
export function siteRules(config: ConsentConfig, iconServices: readonly string[]): SiteRules {
  const hasTags = config.tagManager !== undefined
  const rules = (tags: OutsideSources, consent: string): PageRules => ({
    flags: {
      ...(hasTags && { consent }),
      ...(iconServices.length > 0 && { icons: iconServices.join(' ') }),
    },
    outside: { ...tags, connections: [...tags.connections, ...iconServices] },
  })
  return { usual: rules(tagSources(config), ''), secret: rules(nothingOutside, 'later') }
}
