import bootScript from 'virtual:boot'
import { firstViewEnd } from '#design/styles/first-view-end.ts'

/** What the server inserts into a rendered document, as text. */
export interface DocumentParts {
  /** The style sheet, inline so that the first paint waits for nothing. */
  readonly css: string
  /** The modules that start the page, as JSON for the starter. */
  readonly boot: string
  /** The router's hydration state, in its own text format. */
  readonly state: string
  /** Structured data for search engines, as JSON. */
  readonly jsonLd: string
  /** The nonce of a page that is rendered on demand; prerendered pages use hashes. */
  readonly nonce: string | undefined
}

/**
 * Adds style sheet, data and starter to a document. In production the scripts are inert data until
 * the starter runs them; in development, the framework's own tags are used instead.
 */
export function withParts(html: string, { css, boot, state, jsonLd, nonce }: DocumentParts): string {
  const own = nonce === undefined ? '' : ` nonce="${nonce}"`
  const data = `<script type="application/ld+json">${jsonLd}</script>`
  const scripts = import.meta.env.DEV
    ? ''
    : `<script id="state" type="text/plain">${state}</script><script${own}>${bootScript}</script>`
  // Before the body, as the styles query it too: a late change would move what is already painted.
  const bootData = import.meta.env.DEV ? '' : `<script id="boot" type="application/json">${boot}</script>`
  // A busy machine paints between two chunks of the HTML; the menu and the picture would then move
  // as more of them is parsed.
  const whole = `<link rel="expect" href="#${firstViewEnd}" blocking="render">`
  const parts: Readonly<Record<string, string>> = {
    '</head>': `${whole}${bootData}<style${own}>${css}</style></head>`,
    '</body>': `${data}${scripts}</body>`,
  }
  return html.replace(/<\/(?:head|body)>/g, (end) => parts[end] ?? end)
}
