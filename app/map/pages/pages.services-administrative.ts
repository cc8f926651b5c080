import type { PageRow } from '#map/page-row.ts'

/** Administrative services, in menu order. */
export const administrativePages = {
  'service.nie': {
    kind: 'service',
    group: 'administrative',
    dialog: 'nie-dialog',
    path: { es: '/servicios/nie', en: '/en/services/nie', de: '/de/dienstleistungen/nie' },
    label: { es: 'NIE', en: 'NIE number', de: 'NIE-Nummer' },
  },
  'service.residencia': {
    kind: 'service',
    group: 'administrative',
    dialog: 'general-dialog',
    path: {
      es: '/servicios/residencia',
      en: '/en/services/residence',
      de: '/de/dienstleistungen/aufenthalt',
    },
    label: { es: 'Residencia', en: 'Residence', de: 'Aufenthalt' },
  },
  'service.tramites-vivir-mallorca': {
    kind: 'service',
    group: 'administrative',
    dialog: 'general-dialog',
    path: {
      es: '/servicios/tramites-vivir-mallorca',
      en: '/en/services/procedures-live-mallorca',
      de: '/de/dienstleistungen/procedures-live-mallorca',
    },
    label: {
      es: 'Trámites para vivir en Mallorca',
      en: 'Paperwork after you arrive',
      de: 'Formalitäten nach der Ankunft',
    },
  },
  'service.ceritificado-digital': {
    kind: 'service',
    group: 'administrative',
    dialog: 'general-dialog',
    path: {
      es: '/servicios/ceritificado-digital',
      en: '/en/services/digital-certificate',
      de: '/de/dienstleistungen/digitales-zertifikat',
    },
    label: { es: 'Certificado digital', en: 'Digital certificate', de: 'Digitales Zertifikat' },
  },
  'service.declaracion-impuestos': {
    kind: 'service',
    group: 'administrative',
    dialog: 'general-dialog',
    path: {
      es: '/servicios/declaracion-impuestos',
      en: '/en/services/tax-return',
      de: '/de/dienstleistungen/tax-return',
    },
    label: { es: 'Declaración de impuestos', en: 'Tax return', de: 'Steuererklärung' },
  },
  'service.correo': {
    kind: 'service',
    group: 'administrative',
    dialog: 'general-dialog',
    path: { es: '/servicios/correo', en: '/en/services/mail', de: '/de/dienstleistungen/post' },
    label: { es: 'Correo', en: 'Looking after your post', de: 'Postservice' },
  },
  'service.acompanamiento': {
    kind: 'service',
    group: 'administrative',
    dialog: 'general-dialog',
    path: {
      es: '/servicios/acompanamiento',
      en: '/en/services/accompaniment',
      de: '/de/dienstleistungen/begleitung',
    },
    label: { es: 'Acompañamiento', en: 'Someone to go with you', de: 'Begleitung' },
  },
  'service.traduccion': {
    kind: 'service',
    group: 'administrative',
    dialog: 'general-dialog',
    path: {
      es: '/servicios/traduccion',
      en: '/en/services/translation',
      de: '/de/dienstleistungen/ubersetzung',
    },
    label: { es: 'Traducción', en: 'Translation', de: 'Übersetzung' },
  },
  'service.escolarizacion': {
    kind: 'service',
    group: 'administrative',
    dialog: 'general-dialog',
    path: {
      es: '/servicios/escolarizacion',
      en: '/en/services/school-enrolment',
      de: '/de/dienstleistungen/einschulung',
    },
    label: { es: 'Escolarización', en: 'School enrolment', de: 'Schulplatz' },
  },
  'service.cuenta-bancaria': {
    kind: 'service',
    group: 'administrative',
    dialog: 'general-dialog',
    path: {
      es: '/servicios/cuenta-bancaria',
      en: '/en/services/bank-account',
      de: '/de/dienstleistungen/bankkonto',
    },
    label: { es: 'Cuenta bancaria', en: 'Bank account', de: 'Bankkonto' },
  },
  'service.asistencia-sanitaria': {
    kind: 'service',
    group: 'administrative',
    dialog: 'general-dialog',
    path: {
      es: '/servicios/asistencia-sanitaria',
      en: '/en/services/health-assistance',
      de: '/de/dienstleistungen/gesundheitsversorgung',
    },
    label: {
      es: 'Asistencia sanitaria',
      en: 'Public healthcare registration',
      de: 'Öffentliche Krankenversicherung',
    },
  },
  'service.prestaciones-sociales': {
    kind: 'service',
    group: 'administrative',
    dialog: 'general-dialog',
    path: {
      es: '/servicios/prestaciones-sociales',
      en: '/en/services/social-benefits',
      de: '/de/dienstleistungen/social-benefits',
    },
    label: { es: 'Prestaciones sociales', en: 'Social benefits', de: 'Sozialleistungen' },
  },
  'service.responsabilidad-civil': {
    kind: 'service',
    group: 'administrative',
    dialog: 'general-dialog',
    path: {
      es: '/servicios/responsabilidad-civil',
      en: '/en/services/civil-responsibility',
      de: '/de/dienstleistungen/civil-responsibility',
    },
    label: {
      es: 'Asesoramiento en responsabilidad civil',
      en: 'Help with liability',
      de: 'Hilfe im Haftpflichtfall',
    },
  },
} as const satisfies Record<string, PageRow>
