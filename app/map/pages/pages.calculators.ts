import type { PageRow } from '#map/page-row.ts'

/** The calculators: a list of them, and one page for each. */
export const calculatorPages = {
  calculators: {
    kind: 'calculator',
    group: 'general',
    dialog: 'contact-dialog',
    path: { es: '/calculadoras', en: '/en/calculators', de: '/de/rechner' },
    label: { es: 'Calculadoras', en: 'Calculators', de: 'Rechner' },
  },
  'calculator.vehicle-registration': {
    kind: 'calculator',
    group: 'general',
    dialog: 'general-dialog',
    path: {
      es: '/calculadoras/matricular-coche',
      en: '/en/calculators/registering-a-car',
      de: '/de/rechner/auto-anmelden',
    },
    label: { es: 'Matricular un coche', en: 'Registering a car', de: 'Auto anmelden' },
  },
  'calculator.home-purchase': {
    kind: 'calculator',
    group: 'general',
    dialog: 'general-dialog',
    path: {
      es: '/calculadoras/comprar-vivienda',
      en: '/en/calculators/buying-a-home',
      de: '/de/rechner/immobilienkauf',
    },
    label: { es: 'Comprar una vivienda', en: 'Buying a home', de: 'Immobilienkauf' },
  },
  'calculator.non-resident-tax': {
    kind: 'calculator',
    group: 'general',
    dialog: 'general-dialog',
    path: { es: '/calculadoras/modelo-210', en: '/en/calculators/form-210', de: '/de/rechner/modelo-210' },
    label: { es: 'Impuesto de no residentes', en: 'Non-residents’ tax', de: 'Nichtresidentensteuer' },
  },
  'calculator.leaving-insurer': {
    kind: 'calculator',
    group: 'general',
    dialog: 'general-dialog',
    path: {
      es: '/calculadoras/cambiar-de-aseguradora',
      en: '/en/calculators/leaving-an-insurer',
      de: '/de/rechner/versicherung-kuendigen',
    },
    label: { es: 'Dejar su aseguradora', en: 'Leaving an insurer', de: 'Versicherung kündigen' },
  },
  'calculator.inspection': {
    kind: 'calculator',
    group: 'general',
    dialog: 'general-dialog',
    path: {
      es: '/calculadoras/itv-y-distintivo',
      en: '/en/calculators/itv-and-label',
      de: '/de/rechner/itv-und-plakette',
    },
    label: { es: 'Próxima ITV y distintivo', en: 'Next ITV and sticker', de: 'Nächste ITV und Plakette' },
  },
  'calculator.underinsurance': {
    kind: 'calculator',
    group: 'general',
    dialog: 'hogar-dialog',
    path: {
      es: '/calculadoras/infraseguro',
      en: '/en/calculators/under-insurance',
      de: '/de/rechner/unterversicherung',
    },
    label: { es: 'Infraseguro', en: 'Under-insurance', de: 'Unterversicherung' },
  },
  'calculator.self-employed': {
    kind: 'calculator',
    group: 'general',
    dialog: 'general-dialog',
    path: {
      es: '/calculadoras/cuota-de-autonomos',
      en: '/en/calculators/self-employed',
      de: '/de/rechner/selbststaendige',
    },
    label: { es: 'Cuota de autónomos', en: 'Self-employed contributions', de: 'Beiträge für Selbstständige' },
  },
} as const satisfies Record<string, PageRow>
