import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Links, Scripts } from 'react-router'
import { appElement } from '#i18n/page-locale.ts'
import type { Locale } from '#map/locale.ts'

interface DocumentProps {
  readonly locale: Locale
  /**
   * Title, description and links of the page: elements that React hoists into the document's head
   * wherever they are rendered.
   */
  readonly head: ReactNode
  readonly children: ReactNode
}

/**
 * The HTML document, which only the server renders. In production it has no style sheet and no
 * script of its own: the server inserts them into the text (document-parts.server.ts).
 */
export function Document({ locale, head, children }: DocumentProps) {
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" href="/fonts/figtree.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
        <link
          rel="preload"
          href="/fonts/fraunces.woff2"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        {head}
        <link rel="icon" href="/art/favicon.svg" type="image/svg+xml" />
        <meta name="theme-color" content="#0f4c5c" />
        {import.meta.env.DEV && (
          <>
            <Links />
            <Scripts />
          </>
        )}
      </head>
      <body>
        <div id="app" data-locale={locale}>
          {children}
        </div>
      </body>
    </html>
  )
}

/**
 * What the browser renders of the document: the content of `#app` and the tags of the head (ADR
 * 0029). The head comes first, as in `Document`: `useId` depends on the shape of the tree.
 */
export function HydratedDocument({ locale, head, children }: DocumentProps) {
  const shown = useRef(locale)
  useLayoutEffect(() => {
    // Not on the initial render: a translator has set `lang` to its target language.
    if (shown.current === locale) return
    shown.current = locale
    document.documentElement.lang = locale
    appElement().dataset['locale'] = locale
  }, [locale])
  return (
    <>
      {head}
      {children}
    </>
  )
}
