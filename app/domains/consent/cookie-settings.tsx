import { startTransition, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import type { RenderIcon } from './consent-controls.tsx'
import { isConsentAsked } from './is-consent-asked.ts'

interface CookieSettingsProps {
  readonly renderIcon: RenderIcon
  /** Shown if there is nothing to ask, and without scripts: nothing optional loads then. */
  readonly children?: ReactNode
}

/**
 * The choice by purpose as a part of the cookie page. Lazily loaded, and only if something is
 * asked.
 */
export function CookieSettings({ renderIcon, children }: CookieSettingsProps): ReactNode {
  const [Settings, setSettings] = useState<ComponentType<{ renderIcon: RenderIcon }>>()
  useEffect(() => {
    if (!isConsentAsked()) return
    import('./settings-in-page.tsx')
      .then(({ settingsInPage }) => settingsInPage())
      .then((view) => startTransition(() => setSettings(() => view)))
      .catch(() => undefined)
  }, [])
  return Settings ? (
    <Suspense fallback={children}>
      <Settings renderIcon={renderIcon} />
    </Suspense>
  ) : (
    children
  )
}
