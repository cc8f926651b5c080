import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { formatDateTime } from '#i18n/date-format.ts'
import type { Previews } from '#domains/publish/preview.server.ts'
import { may } from '#domains/staff/roles.ts'
import type { Member } from '#domains/staff/members.server.ts'
import type { RelyingParty } from '#domains/staff/passkeys.server.ts'
import { isLocale, type Locale } from '#map/locale.ts'
import type { Identity } from '#map/identity.ts'
import type { ClientAddress } from '#platform/http/client-address.server.ts'
import { toText } from '#platform/store/instant.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import type { OidcConfig } from './access/oidc-routes.server.ts'
import { deskTexts, type DeskTexts } from './desk-texts.server.ts'
import type { PageName, PageProps } from './views.tsx'

/** The bundle of the desk's pages, as the build wrote it. */
export type Views = typeof import('./views.tsx')

/** How drafts are shown before they are published. */
export interface DeskPreview {
  readonly previews: Previews
  /** Where the browser is sent to look at a page of a draft, such as `/es/servicios`. */
  readonly addressOf: (draftId: string, path: string) => string
}

/** What the desk needs beyond a request. */
export interface DeskParts {
  readonly store: Store
  /** Where drafts of texts are written. */
  readonly editDir: string
  readonly identity: Identity
  readonly views: Views
  readonly assets: { readonly script: string; readonly style: string }
  readonly party: RelyingParty
  readonly clientAddress: ClientAddress
  /** Sign-ins and invitations that one address may try in ten minutes. */
  readonly maxTries: number
  /** The office's own sign-in, if OpenID Connect is set up. */
  readonly oidc?: OidcConfig | undefined
  /** Previews of drafts; without a port for them there are none. */
  readonly preview?: DeskPreview | undefined
  /** Whether the store holds invented requests only. */
  readonly isDemo: () => Promise<boolean>
}

/** What the guards put into a request's context. */
export interface DeskEnv {
  readonly Variables: {
    readonly member: Member
    /** The language of a page for a member whose session is locked. */
    readonly locale: Locale
    /** The token of the session. */
    readonly token: string
    /** Whether a passkey was used within the last minutes. */
    readonly verified: boolean
  }
}

export type DeskContext = Context<DeskEnv>

/** Loads the bundle and the names of its files. */
export async function loadViews(folder: string): Promise<Pick<DeskParts, 'views' | 'assets'>> {
  const views = (await import(pathToFileURL(join(folder, 'views.js')).href)) as Views
  const manifest = JSON.parse(readFileSync(join(folder, 'client/manifest.json'), 'utf8')) as Record<
    string,
    { readonly file: string; readonly css?: readonly string[] }
  >
  const entry = manifest['app/desk/client/desk.ts']
  const style = entry?.css?.[0]
  if (entry === undefined || style === undefined) throw new Error(`${folder} has no desk`)
  return { views, assets: { script: `/${entry.file}`, style: `/${style}` } }
}

/** The language of a page: the member's, or before signing in the browser's. */
export function localeOf(context: DeskContext): Locale {
  const member = context.get('member') as Member | undefined
  const known = member?.locale ?? (context.get('locale') as Locale | undefined)
  if (known) return known
  const asked = context.req.header('accept-language')?.slice(0, 2).toLowerCase() ?? ''
  return isLocale(asked) ? asked : 'es'
}

/** The desk's texts in the language of the page. */
export function textsOf(context: DeskContext): DeskTexts {
  return deskTexts(localeOf(context))
}

/** Date and time on Mallorca in the language of the page. */
export function momentIn(context: DeskContext): (instant: Temporal.Instant) => string {
  const locale = localeOf(context)
  return (instant) => formatDateTime(new Date(instant.epochMilliseconds), locale)
}

/** Shows a page of the desk. */
export async function showPage<Name extends PageName>(
  { views, assets, identity, isDemo, store }: DeskParts,
  context: DeskContext,
  name: Name,
  props: PageProps<Name>,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  const member = context.get('member') as Member | undefined
  const texts = textsOf(context)
  const done = context.req.query('done')
  const html = views.renderPage(name, props, {
    texts,
    member,
    path: context.req.path,
    brand: identity.brand.name,
    assets,
    done: done === undefined || !/^[\w-]+$/.test(done) ? undefined : texts.desk.find(`done.${done}`),
    demo: member !== undefined && (await isDemo()),
    watch: member && may(member, 'requests') ? toText(store.clock()) : undefined,
  })
  return context.html(html, status)
}

/** A posted form as texts; of several values of a name the last, and all of them by `all`. */
export interface PostedForm {
  readonly values: Readonly<Record<string, string>>
  readonly all: (name: string) => string[]
}

/** Longer bodies are refused before they are read: no form of the desk needs more. */
export const maxFormBytes = 128 * 1024

/** A page's texts in three languages. */
export const maxTextFormBytes = 2 * 1024 ** 2

/** Reads a posted form. */
export async function readForm(context: DeskContext): Promise<PostedForm> {
  const fields = new URLSearchParams(await context.req.text())
  const values = Object.fromEntries(
    [...fields].map(([name, value]) => [name, value.replaceAll('\r\n', '\n').trim()]),
  )
  return { values, all: (name) => fields.getAll(name) }
}

/** A path of the desk from a request, for a redirect; anything else becomes the start page. */
export function safeNext(next: string | undefined): string {
  return next !== undefined && /^\/(?![/\\])[\w\-./?=&%+:]*$/.test(next) ? next : '/'
}
