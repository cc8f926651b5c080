import { linkTarget } from './internal-target.ts'
import type { PrefetchQueue } from '#platform/router/prefetch-queue.ts'

/** How long a link has to stay in view before it is prefetched, in milliseconds. */
const patience = 400

function pathOf(link: Element | null): string | undefined {
  if (!(link instanceof HTMLAnchorElement)) return undefined
  const url = linkTarget(link)
  return url === undefined || url.pathname === location.pathname ? undefined : url.pathname
}

/**
 * Queues the pages behind links that are in view or about to be used.
 * @param mayPrefetch called each time, as a connection changes
 */
export function prefetchLinks(queue: PrefetchQueue, mayPrefetch: () => boolean): () => void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()
  const ask = (link: Element | null, urgent: boolean) => {
    const path = pathOf(link)
    if (path !== undefined && mayPrefetch()) queue.add(path, urgent)
  }
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target))
      if (isIntersecting)
        timers.set(
          target,
          setTimeout(() => ask(target, false), patience),
        )
    }
  })
  const watch = () => {
    for (const link of document.querySelectorAll('main a[href]')) seen.observe(link)
  }
  const intent = (event: Event) =>
    ask(event.target instanceof Element ? event.target.closest('a[href]') : null, true)
  const changes = new MutationObserver(watch)
  changes.observe(document.body, { childList: true, subtree: true })
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(sign, intent, { passive: true })
  watch()
  return () => {
    seen.disconnect()
    changes.disconnect()
    for (const timer of timers.values()) clearTimeout(timer)
    for (const sign of ['pointerover', 'touchstart', 'focusin']) document.removeEventListener(sign, intent)
  }
}
