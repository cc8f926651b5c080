import { createContext } from 'react'

/** What the server puts into the document around React's own output. */
export interface DocumentParts {
  /** The style sheet, inline so that the first view waits for nothing. */
  readonly css: string
  /** Which modules start the page, as JSON for `boot.js`. */
  readonly boot: string
  /** The router's hydration state, in its own text format. */
  readonly state: string
  /** Structured data for search engines, as JSON. */
  readonly jsonLd: string
  /** The nonce of a page that is rendered on demand; prerendered pages use hashes. */
  readonly nonce?: string
}

function ownText(selector: string): string {
  return typeof document === 'undefined' ? '' : (document.querySelector(selector)?.textContent ?? '')
}

/**
 * In the browser the parts are read back from the page that is already there,
 * so that neither the style sheet nor the state is carried by a script.
 */
export const DocumentContext = createContext<DocumentParts>({
  css: ownText('style[data-site]'),
  boot: '',
  state: '',
  jsonLd: '',
})
