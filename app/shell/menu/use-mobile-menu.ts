import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { menuEntry } from '#domains/navigation/menu-entry.ts'
import { wideQuery } from '#domains/navigation/use-narrow.ts'

const isOpen = (menu: HTMLElement) => menu.dataset['open'] !== undefined

function show(menu: HTMLElement): void {
  menu.dataset['open'] = ''
  document.documentElement.classList.add('locked')
  setInert(menu, true)
}

/**
 * Focus moves to the button that opens it, so that a dialog opened from a link returns focus there.
 */
function hide(menu: HTMLElement): void {
  // Before the scripts ran, the menu was opened by its fragment, which has to be removed as well.
  if (menu.matches(':target')) location.replace('#main')
  if (!isOpen(menu)) return
  delete menu.dataset['open']
  document.documentElement.classList.remove('locked')
  setInert(menu, false)
  document.querySelector<HTMLElement>('.menu-open')?.focus()
}

/** Everything else is inert while the menu is open, so that focus stays inside. */
function setInert(menu: HTMLElement, inert: boolean): void {
  for (
    let node: HTMLElement = menu;
    node.parentElement && node !== document.body;
    node = node.parentElement
  ) {
    for (const sibling of node.parentElement.children) {
      if (sibling !== node && sibling instanceof HTMLElement) sibling.inert = inert
    }
  }
}

/**
 * The full-screen menu: scroll lock, focus trap, closes on Back, on Escape, on a choice and on the
 * wide layout. While open it has its own history entry, which closing removes and a page chosen in
 * it replaces.
 */
export function useMobileMenu(ref: RefObject<HTMLElement | null>): void {
  const { key, pathname, search, hash } = useLocation()
  useEffect(() => {
    const menu = ref.current
    return () => {
      if (menu) hide(menu)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a navigation changes the key, and closes the menu
  }, [ref, key])
  /** Whether the router is at the current history entry. */
  const isShown = useEffectEvent(() => {
    const { key: reached = 'default' } = (history.state ?? {}) as { key?: string }
    return reached === key && location.pathname + location.search + location.hash === pathname + search + hash
  })
  useEffect(() => {
    const menu = ref.current
    if (!menu) return
    const wide = matchMedia(wideQuery)
    /**
     * Going back to the page's entry is asynchronous, and the menu may be opened again meanwhile.
     */
    let isLeaving = false
    const close = () => {
      hide(menu)
      if (isLeaving || !menuEntry.isCurrent()) return
      isLeaving = true
      history.back()
    }
    const pop = (event: PopStateEvent) => {
      const wasLeaving = isLeaving
      isLeaving = false
      // The page stays, so the router has nothing to do: it would reload the data of some pages. If
      // a chosen page is loading, the router has to learn that the visitor came back.
      if ((wasLeaving || isOpen(menu)) && isShown()) event.stopImmediatePropagation()
      if (menuEntry.isCurrent()) showEntered()
      else if (wasLeaving && isOpen(menu)) menuEntry.push()
      else hide(menu)
    }
    /** On Back to the menu, or Forward. */
    const showEntered = () => {
      if (menuEntry.isCurrent() && !wide.matches) show(menu)
    }
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link?.matches('.menu-open')) {
        event.preventDefault()
        show(menu)
        if (!isLeaving && !menuEntry.isCurrent()) menuEntry.push()
        menu.querySelector<HTMLElement>('.menu-close')?.focus()
      } else if (link && menu.contains(link)) {
        if (link.matches('.menu-close')) event.preventDefault()
        if (menuEntry.replacedBy === event) hide(menu)
        else close()
      }
    }
    const keydown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    const widen = () => wide.matches && close()
    /** A section that opens at the foot of the screen is scrolled into view with its content. */
    const open = ({ target }: Event) => {
      if (!wide.matches && target instanceof HTMLDetailsElement && target.open)
        target.scrollIntoView({ block: 'nearest' })
    }
    // If it was opened by its fragment before the scripts ran, it stays open and the fragment is
    // removed.
    if (menu.matches(':target')) {
      if (!wide.matches) show(menu)
      location.replace('#main')
    }
    showEntered()
    const stopped = new AbortController()
    // After the listener that navigates.
    addEventListener('click', click, stopped)
    addEventListener('popstate', pop, { capture: true, signal: stopped.signal })
    document.addEventListener('keydown', keydown, stopped)
    // It does not bubble.
    menu.addEventListener('toggle', open, { capture: true, signal: stopped.signal })
    wide.addEventListener('change', widen, stopped)
    // Restored from the back/forward cache.
    addEventListener('pageshow', showEntered, stopped)
    return () => stopped.abort()
  }, [ref])
}
