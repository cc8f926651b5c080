import type { PageRow } from '#map/page-row.ts'

/** Hubs and service pages outside the three groups. */
export const otherServicePages = {
  'service.support': {
    kind: 'service',
    group: 'other',
    dialog: 'contact-dialog',
    path: { es: '/servicios/support', en: '/en/services/support', de: '/de/dienstleistungen/support' },
    label: { es: 'Atención al cliente', en: 'Customer support', de: 'Kundenbetreuung' },
  },
  'service.horarcom': {
    kind: 'service',
    group: 'other',
    dialog: 'appointment-dialog',
    path: { es: '/servicios/horarcom', en: '/en/services/horarcom', de: '/de/dienstleistungen/horarcom' },
    label: { es: 'Horarios', en: 'Opening hours', de: 'Öffnungszeiten' },
  },
  'service.automovil': {
    kind: 'service',
    group: 'other',
    dialog: 'general-dialog',
    path: { es: '/servicios/automovil', en: '/en/services/automovil', de: '/de/dienstleistungen/automovil' },
    label: { es: 'Servicios del automóvil', en: 'Car services', de: 'Fahrzeugservice' },
  },
  'service.domesticos': {
    kind: 'service',
    group: 'other',
    dialog: 'general-dialog',
    path: {
      es: '/servicios/domesticos',
      en: '/en/services/domesticos',
      de: '/de/dienstleistungen/domesticos',
    },
    label: { es: 'Empleados de hogar', en: 'Employing help at home', de: 'Haushaltshilfe' },
  },
  'service.subvencion-pr': {
    kind: 'service',
    group: 'other',
    dialog: 'contact-electricity-dialog',
    path: {
      es: '/servicios/subvencion-pr',
      en: '/en/services/subvencion-pr',
      de: '/de/dienstleistungen/subvencion-pr',
    },
    label: {
      es: 'Ayudas para cargadores y placas',
      en: 'Charger and solar grants',
      de: 'Förderung und Steuerabzug',
    },
  },
  'service.socio-de-confianza': {
    kind: 'service',
    group: 'other',
    dialog: 'contact-dialog',
    path: {
      es: '/servicios/socio-de-confianza',
      en: '/en/services/socio-de-confianza',
      de: '/de/dienstleistungen/socio-de-confianza',
    },
    label: { es: 'Socio de confianza', en: 'Trusted partner', de: 'Partner des Vertrauens' },
  },
  'service.emigrar-mallorca': {
    kind: 'service',
    group: 'other',
    dialog: 'general-dialog',
    path: {
      es: '/servicios/emigrar-mallorca',
      en: '/en/services/emigrar-mallorca',
      de: '/de/dienstleistungen/emigrar-mallorca',
    },
    label: { es: 'Emigrar a Mallorca', en: 'Moving to Mallorca', de: 'Auswandern nach Mallorca' },
  },
  'service.noticia': {
    kind: 'service',
    group: 'other',
    dialog: null,
    path: { es: '/servicios/noticia', en: '/en/services/noticia', de: '/de/dienstleistungen/noticia' },
    label: { es: 'Noticias de servicios', en: 'Service news', de: 'Neues zu unseren Services' },
  },
  'service.draftss': {
    kind: 'service',
    group: 'other',
    dialog: 'contact-dialog',
    path: { es: '/servicios/draftss', en: '/en/services/draftss', de: '/de/dienstleistungen/draftss' },
    label: {
      es: 'Servicios en preparación',
      en: 'Services in preparation',
      de: 'Leistungen in Vorbereitung',
    },
    unlisted: true,
  },
} as const satisfies Record<string, PageRow>
