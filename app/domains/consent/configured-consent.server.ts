import { readConsent } from '#content/consent.server.ts'
import { ConfigFault } from '#platform/fault.server.ts'

/** The site's cookies and tag manager, from `CONSENT_FILE` where that is given. @throws ConfigFault */
export function configuredConsent(file: string | undefined): ReturnType<typeof readConsent> {
  try {
    return readConsent(file)
  } catch (error) {
    if (file === undefined || !(error instanceof Error)) throw error
    // The first line names the file. Below it the YAML parser quotes it, and other fields may be wrong too.
    const [line = ''] = error.message.split('\n')
    throw new ConfigFault('config.consent-file', `CONSENT_FILE: ${line.replace(/:$/, '')}`, { cause: error })
  }
}
