import { startTransition, useLayoutEffect, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { appElement } from '#i18n/page-locale.ts'
import '#design/hooks/translated-page.ts'

declare global {
  interface Window {
    /** Changes made to the page by others since it was parsed, and the observer that records them (boot.ts). */
    readonly __changes?: MutationRecord[]
    readonly __watch?: MutationObserver
  }
}

/** Undoes the recorded changes in reverse order, so that React finds the page as the server rendered it. */
function undoChanges(): void {
  const { __changes: changes, __watch: watch } = window
  // In development there is no boot script.
  if (!changes || !watch) return
  const held = document.activeElement
  for (const change of [...changes.splice(0), ...watch.takeRecords()].toReversed()) {
    const { target, addedNodes, removedNodes, nextSibling } = change
    if (change.type === 'characterData') target.nodeValue = change.oldValue
    for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node)
    for (const node of removedNodes) target.insertBefore(node, nextSibling)
  }
  // React's own changes must not be recorded.
  watch.takeRecords()
  if (held instanceof HTMLElement) held.focus({ preventScroll: true })
}

/** Rendered again at each attempt to hydrate, as React waits for the page's data in between. */
function Untouched({ children }: { readonly children: ReactNode }): ReactNode {
  undoChanges()
  useLayoutEffect(() => window.__watch?.disconnect(), [])
  return children
}

/** Whether a change cannot come from React: an element in place of a text. */
function isForeign({ addedNodes: [added], removedNodes: [removed] }: MutationRecord): boolean {
  return added instanceof Element && (added.nodeName === 'FONT' || removed instanceof Text)
}

/**
 * Hydrates the page's content after undoing earlier changes by translators and extensions. `changed-page.ts` handles
 * what React has to render again all the same, and later translations; it loads only then.
 */
export async function hydratePage(page: ReactNode): Promise<void> {
  const app = appElement()
  let rendered = false
  let loading: Promise<typeof import('./changed-page.ts') | undefined> | undefined
  const load = () => (loading ??= import('./changed-page.ts').catch(() => undefined))
  const changed = Boolean(window.__changes?.length) || app.querySelector('font') !== null
  if (changed) await load()
  new MutationObserver((changes, watch) => {
    // React later updates a text that a translator has replaced.
    for (const { removedNodes } of changes)
      for (const node of removedNodes) if (node instanceof Text) watch.observe(node, { characterData: true })
    if (rendered || loading || changes.some(isForeign)) {
      const again = rendered
      void load().then((part) => part?.handleChanges(changes, again))
    }
    rendered = false
  }).observe(app, { childList: true, subtree: true })
  const hydrate = () =>
    hydrateRoot(app, <Untouched>{page}</Untouched>, {
      // React reports a mismatch in the same commit as its replacement.
      onRecoverableError: () => (rendered = true),
    })
  // A translator reacts to the undo: it must not run in between.
  if (changed) flushSync(hydrate)
  else startTransition(() => void hydrate())
}
