import type { PageRow } from '#map/page-row.ts'

/** Home services, in menu order. */
export const homeServicePages = {
  'service.analisis-de-consumo-electrico': {
    kind: 'service',
    group: 'home',
    dialog: 'contact-electricity-dialog',
    path: {
      es: '/servicios/analisis-de-consumo-electrico',
      en: '/en/services/analisis-de-consumo-electrico',
      de: '/de/dienstleistungen/analisis-de-consumo-electrico',
    },
    label: {
      es: 'Análisis de consumo eléctrico',
      en: 'Electricity bill analysis',
      de: 'Stromrechnung prüfen',
    },
  },
  'service.suministros': {
    kind: 'service',
    group: 'home',
    dialog: 'contact-electricity-dialog',
    path: {
      es: '/servicios/suministros',
      en: '/en/services/utility-supplies',
      de: '/de/dienstleistungen/versorgung',
    },
    label: {
      es: 'Suministros',
      en: 'Electricity, water and gas contracts',
      de: 'Strom, Wasser, Gas und Internet',
    },
  },
  'service.tramites-hogar-extranjeros-mallorca': {
    kind: 'service',
    group: 'home',
    dialog: 'general-dialog',
    path: {
      es: '/servicios/tramites-hogar-extranjeros-mallorca',
      en: '/en/services/procedures-home-foreign-mallorca',
      de: '/de/dienstleistungen/procedures-home-foreign-mallorca',
    },
    label: {
      es: 'Trámites del hogar para extranjeros',
      en: 'Paperwork for your home',
      de: 'Formalitäten rund ums Haus für Ausländer',
    },
  },
  'service.alarma-seguridad': {
    kind: 'service',
    group: 'home',
    dialog: 'general-dialog',
    path: {
      es: '/servicios/alarma-seguridad',
      en: '/en/services/security-alarm',
      de: '/de/dienstleistungen/alarmanlage',
    },
    label: { es: 'Alarma de seguridad', en: 'Home alarm', de: 'Alarmanlage' },
  },
  'service.planes-solares-mallorca': {
    kind: 'service',
    group: 'home',
    dialog: 'contact-electricity-dialog',
    path: {
      es: '/servicios/planes-solares-mallorca',
      en: '/en/services/solar-plans-mallorca',
      de: '/de/dienstleistungen/solar-plans-mallorca',
    },
    label: { es: 'Planes solares', en: 'Solar plans', de: 'Solarplan' },
  },
  'service.instalacion-paneles-solares': {
    kind: 'service',
    group: 'home',
    dialog: 'contact-electricity-dialog',
    path: {
      es: '/servicios/instalacion-paneles-solares',
      en: '/en/services/installation-solar-panels',
      de: '/de/dienstleistungen/installation-solar-panels',
    },
    label: {
      es: 'Instalación de paneles solares',
      en: 'Solar panel installation',
      de: 'Solaranlage installieren',
    },
  },
  'service.custodia-llaves': {
    kind: 'service',
    group: 'home',
    dialog: 'general-dialog',
    path: {
      es: '/servicios/custodia-llaves',
      en: '/en/services/key-custody',
      de: '/de/dienstleistungen/schlusselverwahrung',
    },
    label: { es: 'Custodia de llaves', en: 'Key holding', de: 'Schlüsselverwahrung' },
  },
  'service.visitas-control': {
    kind: 'service',
    group: 'home',
    dialog: 'general-dialog',
    path: {
      es: '/servicios/visitas-control',
      en: '/en/services/control-visits',
      de: '/de/dienstleistungen/kontrollbesuche',
    },
    label: { es: 'Visitas de control', en: 'Home checks', de: 'Kontrollbesuche' },
  },
  'service.informes-tecnicos': {
    kind: 'service',
    group: 'home',
    dialog: 'general-dialog',
    path: {
      es: '/servicios/informes-tecnicos',
      en: '/en/services/technical-reports',
      de: '/de/dienstleistungen/technische-berichte',
    },
    label: { es: 'Informes técnicos', en: 'Technical reports', de: 'Gutachten und Bescheinigungen' },
  },
  'service.asesoramiento-compraventa': {
    kind: 'service',
    group: 'home',
    dialog: 'general-dialog',
    path: {
      es: '/servicios/asesoramiento-compraventa',
      en: '/en/services/advice-purchase-sale',
      de: '/de/dienstleistungen/advice-purchase-sale',
    },
    label: {
      es: 'Asesoramiento en compraventa',
      en: 'Buying or selling a home',
      de: 'Beratung bei Kauf und Verkauf',
    },
  },
  'service.asesoramiento-construccion': {
    kind: 'service',
    group: 'home',
    dialog: 'general-dialog',
    path: {
      es: '/servicios/asesoramiento-construccion',
      en: '/en/services/advice-construccion',
      de: '/de/dienstleistungen/advice-construccion',
    },
    label: { es: 'Asesoramiento en construcción', en: 'Building and renovating', de: 'Bauberatung' },
  },
  'service.financiamiento-propiedades': {
    kind: 'service',
    group: 'home',
    dialog: 'general-dialog',
    path: {
      es: '/servicios/financiamiento-propiedades',
      en: '/en/services/property-financing',
      de: '/de/dienstleistungen/property-financing',
    },
    label: { es: 'Hipoteca', en: 'Mortgages', de: 'Hypothek' },
  },
} as const satisfies Record<string, PageRow>
