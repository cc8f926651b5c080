import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'
import type { Encoding } from '#platform/http/accept-encoding.server.ts'
import type { BodyCache, ReadBody } from '#platform/http/response-body-cache.server.ts'
import type { SiteFile } from '#platform/http/site-files.server.ts'

/** What a page tells its scripts about the server's configuration: attributes of the starter's data. */
export type PageFlags = Readonly<Record<string, string>>

const bootData = '<script id="boot"'

function attributes(flags: PageFlags): string {
  return Object.entries(flags)
    .map(([name, value]) => ` data-${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join('')
}

/** Puts the flags into the text of a page, where its scripts find them as `boot.dataset`. */
export function flagPage(html: string, flags: PageFlags): string {
  return html.replace(bootData, () => bootData + attributes(flags))
}

/** Quick settings: this happens while somebody waits for the page. */
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
 * The prebuilt files with the flags in every page, put in when the page is first asked for. Without flags they stay as
 * they were built, so that a site that has nothing to ask starts and answers as before.
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
