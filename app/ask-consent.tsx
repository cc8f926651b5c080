import { startConsent } from '#features/consent/start-consent.tsx'
import { RuntimeIcon } from '#features/icons/runtime-icon.tsx'

/** Asks for consent, with the icons that its configuration names. */
export function askConsent(): Promise<void> {
  return startConsent((name) => <RuntimeIcon name={name} />)
}
