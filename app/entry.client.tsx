import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadLocale } from '#i18n/locale-store.ts'
import { defaultLocale, isLocale } from '#site/locale.ts'

const { lang } = document.documentElement

/** Without its texts a page stays as the server wrote it: readable, with working links and forms. */
async function hydrate(): Promise<void> {
  await loadLocale(isLocale(lang) ? lang : defaultLocale)
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />)
  })
}

hydrate().catch(() => undefined)
