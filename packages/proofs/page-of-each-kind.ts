import { readFileSync } from 'node:fs'
import { readIdentity } from '../../app/content/identity.server.ts'
import { siteAddresses } from '../../app/content/load.server.ts'
import { payloadAddress } from '../../app/platform/router/payload.ts'
import { viewOf } from '../../app/pages/fetch-view.ts'
import { localeOfPath } from '../../app/domains/navigation/use-page.ts'

interface KindOfPage {
  readonly kind: string
  readonly path: string
  /** Marked noindex. */
  readonly hidden: boolean
}

/** The first page of each kind in each language, from the built site. */
export async function pageOfEachKind(): Promise<KindOfPage[]> {
  const found = new Map<string, KindOfPage>()
  for (const { path } of siteAddresses(readIdentity())) {
    const address = encodeURI(path)
    const kind = await viewOf(new Response(readFileSync(`build/client${payloadAddress(address)}`)))
    const key = `${kind} ${localeOfPath(path)}`
    if (kind === undefined || found.has(key)) continue
    const html = readFileSync(`build/client${address === '/' ? '' : address}/index.html`, 'utf8')
    found.set(key, { kind, path: address, hidden: html.includes('content="noindex"') })
  }
  return [...found.values()].sort((a, b) => a.kind.localeCompare(b.kind))
}
