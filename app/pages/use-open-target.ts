import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Opens the disclosure around the address's fragment, or the one that a section consists of.
 * Browsers open the first on a full load, but not on client navigation.
 */
export function useOpenTarget(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(hash.slice(1))
    const details =
      target?.closest('details') ?? target?.querySelector<HTMLDetailsElement>(':scope > details')
    if (!details || details.open) return
    details.open = true
    ;(details.contains(target) ? details : target)?.scrollIntoView()
    // While closed it could not take focus from the link.
    target?.focus({ preventScroll: true })
  }, [hash])
}
