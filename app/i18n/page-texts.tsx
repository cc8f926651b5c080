import { use, useMemo, type ReactNode } from 'react'
import { IntlProvider, useMessages } from 'use-intl'
import type { Locale } from '#map/locale.ts'
import { useSite } from './locale-provider.tsx'

type ByLocale<T> = Partial<Record<Locale, T>>

/** The messages of one part of the site, loaded with it. */
interface PageTexts<Messages> {
  /** Loads them once per language; a failure is retried at the next call. */
  readonly load: (locale: Locale) => Promise<Messages>
  /** Adds them to those of the page; suspends until they are loaded. */
  readonly Texts: (props: { readonly children: ReactNode }) => ReactNode
}

/** The page's messages together with others. */
function Joined({ messages, children }: { readonly messages: object; readonly children: ReactNode }) {
  const { locale } = useSite()
  const page = useMessages()
  const all = useMemo(() => ({ ...page, ...messages }), [page, messages])
  return (
    <IntlProvider locale={locale} messages={all} timeZone="Europe/Madrid">
      {children}
    </IntlProvider>
  )
}

/** Texts that pages of some kinds have and others do not, from the module of each language. */
export function pageTexts<Messages extends object>(
  loadModule: (locale: Locale) => Promise<{ messages: Messages }>,
): PageTexts<Messages> {
  const loaded: ByLocale<Messages> = {}
  const loading: ByLocale<Promise<Messages>> = {}
  const load = (locale: Locale) =>
    (loading[locale] ??= loadModule(locale).then(
      ({ messages }) => (loaded[locale] = messages),
      (error: unknown) => {
        delete loading[locale]
        throw error
      },
    ))
  // The promise a page waits for must be stable, or a failing one would be requested for ever.
  const awaited: ByLocale<Promise<Messages>> = {}

  // No hooks may follow a suspension that is skipped once the messages are loaded: React resumes
  // where it suspended.
  function Texts({ children }: { readonly children: ReactNode }) {
    const { locale } = useSite()
    const messages = loaded[locale] ?? use((awaited[locale] ??= load(locale)))
    return <Joined messages={messages}>{children}</Joined>
  }
  return { load, Texts }
}
