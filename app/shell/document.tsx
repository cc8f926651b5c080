import { use, type ReactNode } from 'react'
import { Links, Scripts, ScrollRestoration } from 'react-router'
import type { Locale } from '#site/locale.ts'
import bootScript from 'virtual:boot'
import { DocumentContext } from './document-context.ts'

/** A block of data or code whose text the server alone knows; never touched after hydration. */
function Block({ text, ...attributes }: { text: string; id?: string; type?: string; nonce?: string }) {
  return <script suppressHydrationWarning {...attributes} dangerouslySetInnerHTML={{ __html: text }} />
}

/**
 * The HTML document. In production the scripts are inert data until
 * `boot.js` starts them; while developing, the framework's own tags are used.
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
  const { css, boot, state, jsonLd, nonce } = use(DocumentContext)
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
        <style
          data-site=""
          suppressHydrationWarning
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: css }}
        />
        {head}
        <link rel="icon" href="/art/favicon.svg" type="image/svg+xml" />
        <meta name="theme-color" content="#0f4c5c" />
        {import.meta.env.DEV && <Links />}
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        {import.meta.env.DEV ? (
          <Scripts />
        ) : (
          <>
            <Block type="application/ld+json" text={jsonLd} />
            <Block id="state" type="text/plain" text={state} />
            <Block id="boot" type="application/json" text={boot} />
            <Block text={bootScript} nonce={nonce} />
          </>
        )}
      </body>
    </html>
  )
}
