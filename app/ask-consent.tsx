import { startConsent } from './domains/consent/start-consent.tsx'
import { RuntimeIcon } from './domains/icons/runtime-icon.tsx'

/** Asks for consent, with the icons that its configuration names. */
export function askConsent(): Promise<void> {
  return startConsent((name) => <RuntimeIcon name={name} />)
}
