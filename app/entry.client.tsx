import { HydratedRouter } from 'react-router/dom'
import { hydration } from './platform/router/gate.ts'
import { loadLocale } from './i18n/locale-store.ts'
import { pageLocale } from './i18n/page-locale.ts'
import { hydratePage } from './platform/router/hydrate-page.tsx'

/** Without its texts a page stays as the server wrote it: readable, with working links and forms. */
async function hydrate(): Promise<void> {
  await loadLocale(pageLocale())
  performance.mark(hydration)
  // A click shows its page at once: in transitions React would yield to frames of the page that is left (ADR 0024).
  await hydratePage(<HydratedRouter useTransitions={false} />)
}

hydrate().catch(() => undefined)
