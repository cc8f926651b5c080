import { readConsent } from '#content/consent.server.ts'
import { ConfigFault } from '#server/fault.ts'

/** The site's cookies and tag manager, from `CONSENT_FILE` where that is given. @throws ConfigFault */
export function configuredConsent(file: string | undefined): ReturnType<typeof readConsent> {
  try {
    return readConsent(file)
  } catch (error) {
    if (file === undefined || !(error instanceof Error)) throw error
    // Below its first line, the YAML parser quotes the file.
    const [line = ''] = error.message.split('\n')
    throw new ConfigFault('config.consent-file', `CONSENT_FILE (${file}): ${line.replace(/:$/, '')}`, {
      cause: error,
    })
  }
}
