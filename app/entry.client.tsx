import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { hydration } from '#features/navigation/gate.ts'
import { loadLocale } from '#i18n/locale-store.ts'
import { defaultLocale, isLocale } from '#site/locale.ts'

const { lang } = document.documentElement

/** Without its texts a page stays as the server wrote it: readable, with working links and forms. */
async function hydrate(): Promise<void> {
  await loadLocale(isLocale(lang) ? lang : defaultLocale)
  performance.mark(hydration)
  startTransition(() => {
    // A click shows its page at once: in transitions React would yield to frames of the page that is left (ADR 0024).
    hydrateRoot(document, <HydratedRouter useTransitions={false} />)
  })
}

hydrate().catch(() => undefined)
