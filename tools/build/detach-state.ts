const block = /(<script id="state" type="text\/plain")>([\s\S]*?)<\/script>/

/** A page without its hydration state, and the state. */
export interface DetachedPage {
  readonly html: string
  readonly state: string
}

/**
 * Moves the hydration state out of a rendered page, to be served at an address of its own. It repeats
 * the page's words, and nobody needs it before the first view.
 */
export function detachState(html: string, address: string): DetachedPage {
  const found = block.exec(html)
  if (found === null) throw new Error(`the page of ${address} has no hydration state`)
  return {
    html: html.replace(block, () => `${found[1]} data-src="${address}"></script>`),
    state: found[2] ?? '',
  }
}
