import type { ReactNode } from 'react'
import { Links, Scripts, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'
import type { Locale } from '#site/locale.ts'

/**
 * The HTML document. In production it has no style sheet and no script of its own: the server puts
 * them into the text (document-parts.server.ts). Were they elements of React's, a page that has to be
 * rendered anew after a fault would stay blank, as Trusted Types let no script write them.
 */
export function Document({
  locale,
  head,
  children,
}: {
  locale: Locale
  head: ReactNode
  children: ReactNode
}) {
  // Jumps within a page are the browser's: their entries have no key of the router's, so that all would share one place.
  useScrollRestoration({ getKey: ({ key, hash }) => key + hash })
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
        {import.meta.env.DEV && <Links />}
      </head>
      <body>
        {children}
        {import.meta.env.DEV && <Scripts />}
      </body>
    </html>
  )
}
