import bootScript from 'virtual:boot'
import { firstViewEnd } from '#design/styles/first-view-end.ts'

/** What the server puts into a rendered document, as text. */
export interface DocumentParts {
  /** The style sheet, inline so that the first view waits for nothing. */
  readonly css: string
  /** Which modules start the page, as JSON for the starter. */
  readonly boot: string
  /** The router's hydration state, in its own text format. */
  readonly state: string
  /** Structured data for search engines, as JSON. */
  readonly jsonLd: string
  /** The nonce of a page that is rendered on demand; prerendered pages use hashes. */
  readonly nonce: string | undefined
}

/**
 * Adds style sheet, data and starter to a document. In production the scripts are inert data until the
 * starter runs them; while developing, the framework's own tags are there instead.
 */
export function withParts(html: string, { css, boot, state, jsonLd, nonce }: DocumentParts): string {
  const own = nonce === undefined ? '' : ` nonce="${nonce}"`
  const data = `<script type="application/ld+json">${jsonLd}</script>`
  const scripts = import.meta.env.DEV
    ? ''
    : `<script id="state" type="text/plain">${state}</script><script${own}>${bootScript}</script>`
  // In front of the body, as the styles ask it too: what is read late moves what is painted already.
  const bootData = import.meta.env.DEV ? '' : `<script id="boot" type="application/json">${boot}</script>`
  // A busy machine paints between two pieces of the text; the menu and the picture then move as more of them is read.
  const whole = `<link rel="expect" href="#${firstViewEnd}" blocking="render">`
  const parts: Readonly<Record<string, string>> = {
    '</head>': `${whole}${bootData}<style${own}>${css}</style></head>`,
    '</body>': `${data}${scripts}</body>`,
  }
  return html.replace(/<\/(?:head|body)>/g, (end) => parts[end] ?? end)
}
