import type { PageRow } from '#map/page-row.ts'

/** Insurance products of the groups life, business and collective, in menu order. */
export const lifeToCollectivePages = {
  'insurance.seguro-vida-protect': {
    kind: 'insurance',
    group: 'life',
    dialog: 'general-dialog',
    path: {
      es: '/seguros/seguro-vida-protect',
      en: '/en/insurances/life-protect',
      de: '/de/versicherungen/lebensversicherung-protect',
    },
    label: { es: 'Seguro de vida', en: 'Life insurance', de: 'Risikolebensversicherung' },
  },
  'insurance.incapacidad-profesional': {
    kind: 'insurance',
    group: 'life',
    dialog: 'general-dialog',
    path: {
      es: '/seguros/incapacidad-profesional',
      en: '/en/insurances/professional-incapacity',
      de: '/de/versicherungen/berufsunfahigkeit',
    },
    label: {
      es: 'Incapacidad profesional',
      en: 'Permanent incapacity cover',
      de: 'Berufsunfähigkeitsversicherung',
    },
  },
  'insurance.vida-dependencia': {
    kind: 'insurance',
    group: 'life',
    dialog: 'vidaDependencia-dialog',
    path: {
      es: '/seguros/vida-dependencia',
      en: '/en/insurances/long-term-care',
      de: '/de/versicherungen/pflegeversicherung',
    },
    label: { es: 'Dependencia', en: 'Long-term care', de: 'Pflegeversicherung' },
  },
  'insurance.vida-repatriacion': {
    kind: 'insurance',
    group: 'life',
    dialog: 'vidaRepatriacion-dialog',
    path: {
      es: '/seguros/vida-repatriacion',
      en: '/en/insurances/life-repatriation',
      de: '/de/versicherungen/ruckfuhrung',
    },
    label: {
      es: 'Vida con repatriación',
      en: 'Life with repatriation',
      de: 'Lebensversicherung mit Überführung',
    },
  },
  'insurance.pensiones-ahorros': {
    kind: 'insurance',
    group: 'life',
    dialog: 'general-dialog',
    path: {
      es: '/seguros/pensiones-ahorros',
      en: '/en/insurances/pensions-savings',
      de: '/de/versicherungen/renten-sparen',
    },
    label: { es: 'Pensiones y ahorro', en: 'Pensions and savings', de: 'Altersvorsorge und Sparen' },
  },
  'insurance.inversiones': {
    kind: 'insurance',
    group: 'life',
    dialog: 'general-dialog',
    path: {
      es: '/seguros/inversiones',
      en: '/en/insurances/investments',
      de: '/de/versicherungen/geldanlagen',
    },
    label: { es: 'Inversiones', en: 'Investments', de: 'Geldanlagen' },
  },
  'insurance.danos-empresas': {
    kind: 'insurance',
    group: 'business',
    dialog: 'general-dialog',
    path: {
      es: '/seguros/danos-empresas',
      en: '/en/insurances/company-damage',
      de: '/de/versicherungen/betriebsschaden',
    },
    label: {
      es: 'Daños en la empresa',
      en: 'Business property insurance',
      de: 'Betriebliche Sachversicherung',
    },
  },
  'insurance.oficina-negocio': {
    kind: 'insurance',
    group: 'business',
    dialog: 'general-dialog',
    path: {
      es: '/seguros/oficina-negocio',
      en: '/en/insurances/office-business',
      de: '/de/versicherungen/buro-geschaft',
    },
    label: {
      es: 'Oficina y comercio',
      en: 'Shop and office insurance',
      de: 'Büro- und Ladenversicherung',
    },
  },
  'insurance.responsabilidad-civil-empresas': {
    kind: 'insurance',
    group: 'business',
    dialog: 'general-dialog',
    path: {
      es: '/seguros/responsabilidad-civil-empresas',
      en: '/en/insurances/business-liability',
      de: '/de/versicherungen/betriebshaftpflicht',
    },
    label: { es: 'Responsabilidad civil de empresas', en: 'Business liability', de: 'Betriebshaftpflicht' },
  },
  'insurance.responsabilidad-civil-gerentes': {
    kind: 'insurance',
    group: 'business',
    dialog: 'general-dialog',
    path: {
      es: '/seguros/responsabilidad-civil-gerentes',
      en: '/en/insurances/liability-civil-managers',
      de: '/de/versicherungen/haftung-zivilverwalter',
    },
    label: {
      es: 'Responsabilidad civil de directivos (D&O)',
      en: 'Directors’ and officers’ liability (D&O)',
      de: 'D&O-Versicherung',
    },
  },
  'insurance.ciberriesgo': {
    kind: 'insurance',
    group: 'business',
    dialog: 'general-dialog',
    path: {
      es: '/seguros/ciberriesgo',
      en: '/en/insurances/cyber-risk',
      de: '/de/versicherungen/cyberrisiko',
    },
    label: { es: 'Ciberriesgo', en: 'Cyber insurance', de: 'Cyberversicherung' },
  },
  'insurance.proteccion-autonomos': {
    kind: 'insurance',
    group: 'business',
    dialog: 'general-dialog',
    path: {
      es: '/seguros/proteccion-autonomos',
      en: '/en/insurances/self-employed-protection',
      de: '/de/versicherungen/schutz-selbststandige',
    },
    label: {
      es: 'Seguro de baja para autónomos',
      en: 'Sick pay insurance for the self-employed',
      de: 'Krankentagegeld für Selbstständige',
    },
  },
  'insurance.enfermedad-colectivo': {
    kind: 'insurance',
    group: 'collective',
    dialog: 'general-dialog',
    path: {
      es: '/seguros/enfermedad-colectivo',
      en: '/en/insurances/group-health',
      de: '/de/versicherungen/gruppenkranken',
    },
    label: { es: 'Seguro médico de empresa', en: 'Group health', de: 'Gruppenkrankenversicherung' },
  },
  'insurance.colectivo-vida-empleados': {
    kind: 'insurance',
    group: 'collective',
    dialog: 'general-dialog',
    path: {
      es: '/seguros/colectivo-vida-empleados',
      en: '/en/insurances/collective-life-employees',
      de: '/de/versicherungen/collective-life-employees',
    },
    label: {
      es: 'Seguro de vida colectivo',
      en: 'Group life for employees',
      de: 'Gruppenlebensversicherung',
    },
  },
  'insurance.accidentes-convenio': {
    kind: 'insurance',
    group: 'collective',
    dialog: 'general-dialog',
    path: {
      es: '/seguros/accidentes-convenio',
      en: '/en/insurances/collective-agreement-accidents',
      de: '/de/versicherungen/tarifvertrag-unfall',
    },
    label: {
      es: 'Accidentes de convenio',
      en: 'Accident cover under your collective agreement',
      de: 'Unfallversicherung nach Tarifvertrag',
    },
  },
  'insurance.colectivo-pensiones-empleados': {
    kind: 'insurance',
    group: 'collective',
    dialog: 'general-dialog',
    path: {
      es: '/seguros/colectivo-pensiones-empleados',
      en: '/en/insurances/group-pensions-employees',
      de: '/de/versicherungen/group-pensions-employees',
    },
    label: {
      es: 'Pensiones de empresa',
      en: 'Company pensions for employees',
      de: 'Betriebsrente',
    },
  },
  'insurance.empleados': {
    kind: 'insurance',
    group: 'collective',
    dialog: 'general-dialog',
    path: { es: '/seguros/empleados', en: '/en/insurances/employees', de: '/de/versicherungen/mitarbeiter' },
    label: {
      es: 'Seguro colectivo de accidentes',
      en: 'Insurance for your employees',
      de: 'Versicherungen für Mitarbeiter',
    },
  },
} as const satisfies Record<string, PageRow>
