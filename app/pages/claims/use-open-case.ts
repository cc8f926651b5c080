import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens the case that the address names: browsers do so on a full load, not all of them, and not on client navigation. */
export function useOpenCase(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const details = hash === '' ? null : document.getElementById(hash.slice(1))?.closest('details')
    if (!details || details.open) return
    details.open = true
    details.scrollIntoView()
  }, [hash])
}
