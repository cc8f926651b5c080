import { use, useMemo, type ReactNode } from 'react'
import { IntlProvider, useMessages } from 'use-intl'
import type { Locale } from '#map/locale.ts'
import { useSite } from './locale-provider.tsx'

type ByLocale<T> = Partial<Record<Locale, T>>

/** The texts of one part of the site, which load with it. */
interface PageTexts<Messages> {
  /** Loads them once for each language; what failed is asked for again at the next call. */
  readonly load: (locale: Locale) => Promise<Messages>
  /** Adds them to those of the page; suspends until they are there. */
  readonly Texts: (props: { readonly children: ReactNode }) => ReactNode
}

/** The texts of the page with others beside them. */
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
  // What a page waits for stays the same, or one that fails would be asked for without end.
  const awaited: ByLocale<Promise<Messages>> = {}

  // Nothing that React counts may follow a wait that is left out once the texts are there: it goes on from where it waited.
  function Texts({ children }: { readonly children: ReactNode }) {
    const { locale } = useSite()
    const messages = loaded[locale] ?? use((awaited[locale] ??= load(locale)))
    return <Joined messages={messages}>{children}</Joined>
  }
  return { load, Texts }
}
