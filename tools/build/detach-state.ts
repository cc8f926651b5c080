import { createHash } from 'node:crypto'

const block = /(<script id="state" type="text\/plain")>([\s\S]*?)<\/script>/

/** A page without its hydration state, and the state. */
export interface DetachedPage {
  readonly html: string
  readonly state: string
  /** Where the state is served: by its content, so that a page kept anywhere finds the state that it was made with. */
  readonly address: string
}

/**
 * Moves the hydration state out of a rendered page, to be served at an address of its own. It repeats
 * the page's words, and nobody needs it before the first view.
 */
export function detachState(html: string): DetachedPage {
  const found = block.exec(html)
  if (found === null) throw new Error('the page has no hydration state')
  const state = found[2] ?? ''
  const address = `/assets/${createHash('sha256').update(state).digest('base64url').slice(0, 10)}.state`
  return {
    html: html.replace(block, () => `${found[1]} data-src="${address}"></script>`),
    state,
    address,
  }
}
