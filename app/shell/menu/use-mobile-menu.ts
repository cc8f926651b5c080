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

/** Focus goes to the button that opens it, where a dialog that a link opens finds it and gives it back. */
function hide(menu: HTMLElement): void {
  // Before the scripts ran, the menu was opened by its address; that has to go as well.
  if (menu.matches(':target')) location.replace('#main')
  if (!isOpen(menu)) return
  delete menu.dataset['open']
  document.documentElement.classList.remove('locked')
  setInert(menu, false)
  document.querySelector<HTMLElement>('.menu-open')?.focus()
}

/** Everything but the menu rests while it is open, so that focus stays inside. */
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
 * The full-screen menu: scroll lock, focus inside, closes on Back, on Escape, on a choice and on the wide layout. While
 * it is open it has an entry of its own in the history, which closing takes back and a page chosen in it replaces.
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
  /** Whether the router shows the entry that the history has come to. */
  const isShown = useEffectEvent(() => {
    const { key: reached = 'default' } = (history.state ?? {}) as { key?: string }
    return reached === key && location.pathname + location.search + location.hash === pathname + search + hash
  })
  useEffect(() => {
    const menu = ref.current
    if (!menu) return
    const wide = matchMedia(wideQuery)
    /** The way back to the page's entry takes a moment, in which the menu may be opened again. */
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
      // The page stays, so the router has nothing to do: of some pages it would load the data again. Where a page that
      // was chosen is on its way, it has to hear that the visitor came back.
      if ((wasLeaving || isOpen(menu)) && isShown()) event.stopImmediatePropagation()
      if (menuEntry.isCurrent()) showEntered()
      else if (wasLeaving && isOpen(menu)) menuEntry.push()
      else hide(menu)
    }
    /** On the way back to the menu, or forward. */
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
    /** A part that opens at the foot of the screen comes into view with what it holds. */
    const open = ({ target }: Event) => {
      if (!wide.matches && target instanceof HTMLDetailsElement && target.open)
        target.scrollIntoView({ block: 'nearest' })
    }
    // Opened by its address before the scripts ran, it stays open and gives the address back.
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
