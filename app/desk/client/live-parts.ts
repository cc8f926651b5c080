/** How long until a page is asked for again, in milliseconds; the server itself waits for what comes soon. */
const pause = 1_000

/** This page as it is now; undefined if the server cannot be reached, as while it is replaced. */
function pageNow(): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('GET', location.pathname)
    // Its scripts never run, and unlike DOMParser it needs no trusted type.
    request.responseType = 'document'
    request.addEventListener('loadend', () => {
      // What it was about is gone, or the session is.
      if (request.status >= 400 && request.status < 500) location.reload()
      resolve(request.status === 200 ? (request.responseXML ?? undefined) : undefined)
    })
    request.send()
  })
}

const isWaiting = () => document.querySelector('[data-waiting]') !== null

async function renew(): Promise<void> {
  const page = await pageNow()
  for (const part of document.querySelectorAll<HTMLElement>('[data-live]')) {
    const next = page?.getElementById(part.id)
    if (!next || next.innerHTML === part.innerHTML) continue
    part.toggleAttribute('data-waiting', next.hasAttribute('data-waiting'))
    part.replaceChildren(...next.childNodes)
  }
  renewWaiting()
}

/**
 * Completes parts of a page that the server had not finished. Loading the page again would close what the reader has
 * opened meanwhile, and could get in the way of the link that they have just pressed.
 */
export function renewWaiting(): void {
  if (isWaiting()) setTimeout(() => void renew(), pause)
}
