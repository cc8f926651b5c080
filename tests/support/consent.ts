import * as v from 'valibot'
import { readConsent } from '#content/company-files.server.ts'
import { consentSchema, type ConsentConfig } from '#content/schema/schema.consent.ts'

const words = (text: string) => ({ es: text, en: text, de: text })

/**
 * The settings of a site without a tag manager, replacing content/consent.yaml, which may have one.
 */
const quietConsentFile = 'tests/support/quiet-consent.yaml'
export const quietConsent = readConsent(quietConsentFile)

/** Those settings with two optional purposes and a tag manager at an origin. */
export function askingConsent(origin: string, version = 1): ConsentConfig {
  const cookie = (id: string, name: string) => ({
    id,
    name,
    provider: 'Google',
    duration: words('24 months'),
    text: words(`What ${name} is for`),
  })
  return v.parse(consentSchema, {
    version,
    tagManager: { container: 'GTM-TEST123', origin },
    purposes: [
      ...quietConsent.purposes,
      {
        id: 'statistics',
        required: false,
        icon: 'chart-bar',
        signals: ['analytics_storage'],
        name: { es: 'Estadística', en: 'Statistics', de: 'Statistik' },
        text: {
          es: 'Nos dicen qué páginas se leen, para mejorar las que no se entienden.',
          en: 'They tell us which pages are read, so that we improve the ones that are not understood.',
          de: 'Sie sagen uns, welche Seiten gelesen werden, damit wir die unverständlichen verbessern.',
        },
        cookies: [cookie('ga', '_ga'), cookie('ga-container', '_ga_…')],
      },
      {
        id: 'advertising',
        required: false,
        icon: 'speakerphone',
        signals: ['ad_storage', 'ad_user_data', 'ad_personalization'],
        name: { es: 'Publicidad', en: 'Advertising', de: 'Werbung' },
        text: {
          es: 'Nos dicen si un anuncio nuestro le ha traído hasta aquí.',
          en: 'They tell us whether one of our advertisements brought you here.',
          de: 'Sie sagen uns, ob eine unserer Anzeigen Sie hergeführt hat.',
        },
        cookies: [cookie('gcl', '_gcl_au')],
      },
    ],
  })
}
