import type { ComponentType } from 'react'
import { useSite } from '#i18n/locale-provider.tsx'
import { allowedPurposes } from './answer.ts'
import { ConsentControls, type RenderIcon, ConsentProof } from './consent-controls.tsx'
import { ConsentTexts, useConsent } from './consent-texts.tsx'
import styles from './consent.css?url'
import { loadConsent } from './load-consent.ts'

/** The choice as a part of a page, once the questions are loaded. */
export async function settingsInPage(): Promise<ComponentType<{ readonly renderIcon: RenderIcon }>> {
  const consent = await loadConsent()
  return ({ renderIcon }) => {
    const { locale } = useSite()
    const { answer } = useConsent(consent)
    const allowed = allowedPurposes(consent.asked, answer)
    return (
      <ConsentTexts locale={locale}>
        <link rel="stylesheet" href={styles} precedence="consent" />
        <ConsentControls
          answeredAt={answer?.date}
          purposes={consent.asked.purposes}
          locale={locale}
          allowed={new Set(allowed.map(({ id }) => id))}
          onDecide={consent.decide}
          renderIcon={renderIcon}
        />
        {answer && <ConsentProof asked={consent.asked} answer={answer} />}
      </ConsentTexts>
    )
  }
}
