import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { ConsentRoot } from './consent-root.tsx'
import type { RenderIcon } from './consent-controls.tsx'
import { ConsentTexts, useDocumentLocale } from './consent-texts.tsx'
import styles from './consent.css?url'
import type { Consent } from './consent.ts'
import { loadConsent } from './load-consent.ts'

/** A container beside the legal links, before the languages. */
function footerPlace(): Element | undefined {
  const languages = document.querySelector('.footer-languages')
  if (languages === null) return undefined
  const place = document.createElement('span')
  languages.before(place)
  return place
}

function InPageLanguage({ consent, renderIcon, footer }: Parameters<typeof ConsentRoot>[0]) {
  return (
    <ConsentTexts locale={useDocumentLocale()}>
      <link rel="stylesheet" href={styles} precedence="consent" />
      <ConsentRoot consent={consent} renderIcon={renderIcon} footer={footer} />
    </ConsentTexts>
  )
}

function show(consent: Consent, renderIcon: RenderIcon): void {
  const place = document.createElement('div')
  // First in the tab order; its visual position is up to the style sheet.
  document.body.prepend(place)
  createRoot(place).render(
    <Suspense>
      <InPageLanguage consent={consent} renderIcon={renderIcon} footer={footerPlace()} />
    </Suspense>,
  )
}

/**
 * Asks for consent, or applies the stored answer. Without it nothing optional ever loads, so a
 * failure is harmless.
 */
export async function startConsent(renderIcon: RenderIcon): Promise<void> {
  show(await loadConsent(), renderIcon)
}
