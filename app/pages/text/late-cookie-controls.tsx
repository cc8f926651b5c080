import { useEffect, useState, type ComponentType } from 'react'

/**
 * Brings the controls of the cookie page, which no other page that is read needs. Without scripts there is nothing to choose;
 * where something is asked, the styles keep room for them, so that nothing below moves when they come.
 */
export function LateCookieControls() {
  const [Controls, setControls] = useState<ComponentType>()
  useEffect(() => {
    import('./cookie-controls.tsx')
      .then(({ CookieControls }) => setControls(() => CookieControls))
      .catch(() => undefined)
  }, [])
  return <div className="consent-place">{Controls && <Controls />}</div>
}
