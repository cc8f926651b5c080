import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { wideQuery } from '#features/navigation/use-narrow.ts'

function open(menu: HTMLElement): void {
  menu.dataset['open'] = ''
  document.documentElement.classList.add('locked')
  setInert(menu, true)
}

/** Focus goes to the button that opens it, where a dialog that a link opens finds it and gives it back. */
function close(menu: HTMLElement): void {
  // Before the scripts ran, the menu was opened by its address; that has to go as well.
  if (menu.matches(':target')) location.replace('#main')
  if (menu.dataset['open'] === undefined) return
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

/** The full-screen menu: scroll lock, focus inside, closes on Escape, on a choice and on the wide layout. */
export function useMobileMenu(ref: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  useEffect(() => {
    const menu = ref.current
    return () => {
      if (menu) close(menu)
    }
  }, [ref, key])
  useEffect(() => {
    const menu = ref.current
    if (!menu) return
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link?.matches('.menu-open')) {
        event.preventDefault()
        open(menu)
        menu.querySelector<HTMLElement>('.menu-close')?.focus()
      } else if (link && menu.contains(link)) {
        if (link.matches('.menu-close')) event.preventDefault()
        close(menu)
      }
    }
    const keydown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close(menu)
    }
    const wide = matchMedia(wideQuery)
    const widen = () => wide.matches && close(menu)
    // Opened by its address before the scripts ran, it stays open and gives the address back.
    if (menu.matches(':target')) {
      if (!wide.matches) open(menu)
      location.replace('#main')
    }
    const shown = new AbortController()
    document.addEventListener('click', click, shown)
    document.addEventListener('keydown', keydown, shown)
    wide.addEventListener('change', widen, shown)
    return () => shown.abort()
  }, [ref])
}
