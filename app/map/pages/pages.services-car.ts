import type { PageRow } from '#map/page-row.ts'

/** Car services, in menu order. */
export const carServicePages = {
  'service.matriculacion-coche': {
    kind: 'service',
    group: 'car',
    dialog: 'general-dialog',
    path: {
      es: '/servicios/matriculacion-coche',
      en: '/en/services/car-registration',
      de: '/de/dienstleistungen/fahrzeugzulassung',
    },
    label: { es: 'Matriculación de coche', en: 'Car registration', de: 'Fahrzeugzulassung' },
  },
  'service.traspasos': {
    kind: 'service',
    group: 'car',
    dialog: 'general-dialog',
    path: { es: '/servicios/traspasos', en: '/en/services/transfers', de: '/de/dienstleistungen/ummeldung' },
    label: { es: 'Cambio de titularidad', en: 'Change of vehicle ownership', de: 'Auto umschreiben' },
  },
  'service.itv': {
    kind: 'service',
    group: 'car',
    dialog: 'general-dialog',
    path: { es: '/servicios/itv', en: '/en/services/itv', de: '/de/dienstleistungen/itv' },
    label: { es: 'ITV', en: 'Vehicle inspection (ITV)', de: 'Fahrzeugprüfung (ITV)' },
  },
  'service.homologacion': {
    kind: 'service',
    group: 'car',
    dialog: 'general-dialog',
    path: {
      es: '/servicios/homologacion',
      en: '/en/services/homologation',
      de: '/de/dienstleistungen/homologation',
    },
    label: { es: 'Homologación', en: 'Vehicle modifications', de: 'Umbauten und Genehmigung' },
  },
  'service.verificacion-antecedentes-vehiculo': {
    kind: 'service',
    group: 'car',
    dialog: 'general-dialog',
    path: {
      es: '/servicios/verificacion-antecedentes-vehiculo',
      en: '/en/services/vehicle-background-check',
      de: '/de/dienstleistungen/vehicle-background-check',
    },
    label: {
      es: 'Informe de un coche usado',
      en: 'Vehicle history check',
      de: 'Gebrauchtwagen prüfen',
    },
  },
  'service.distintivo-ambiental': {
    kind: 'service',
    group: 'car',
    dialog: 'general-dialog',
    path: {
      es: '/servicios/distintivo-ambiental',
      en: '/en/services/environmental-sticker',
      de: '/de/dienstleistungen/umweltplakette',
    },
    label: { es: 'Distintivo ambiental', en: 'Environmental sticker', de: 'Umweltplakette' },
  },
  'service.cargadores-electricos': {
    kind: 'service',
    group: 'car',
    dialog: 'contact-electricity-dialog',
    path: {
      es: '/servicios/cargadores-electricos',
      en: '/en/services/electric-chargers',
      de: '/de/dienstleistungen/electric-chargers',
    },
    label: { es: 'Cargadores eléctricos', en: 'Home chargers', de: 'Wallbox auswählen' },
  },
  'service.estaciones-carga': {
    kind: 'service',
    group: 'car',
    dialog: 'contact-electricity-dialog',
    path: {
      es: '/servicios/estaciones-carga',
      en: '/en/services/charging-stations',
      de: '/de/dienstleistungen/ladestationen',
    },
    label: { es: 'Estaciones de carga', en: 'Charging stations', de: 'Ladestationen' },
  },
  'service.baja-vehiculo': {
    kind: 'service',
    group: 'car',
    dialog: 'general-dialog',
    path: {
      es: '/servicios/baja-vehiculo',
      en: '/en/services/vehicle-deregistration',
      de: '/de/dienstleistungen/fahrzeugabmeldung',
    },
    label: { es: 'Baja de vehículo', en: 'Vehicle deregistration', de: 'Fahrzeugabmeldung' },
  },
  'service.otros-tramites-auto': {
    kind: 'service',
    group: 'car',
    dialog: 'general-dialog',
    path: {
      es: '/servicios/otros-tramites-auto',
      en: '/en/services/other-car-procedures',
      de: '/de/dienstleistungen/andere-fahrzeugformalitaten',
    },
    label: {
      es: 'Otros trámites del automóvil',
      en: 'Other vehicle paperwork',
      de: 'Andere Fahrzeugformalitäten',
    },
  },
  'service.multas': {
    kind: 'service',
    group: 'car',
    dialog: 'general-dialog',
    path: { es: '/servicios/multas', en: '/en/services/fines', de: '/de/dienstleistungen/bussgelder' },
    label: { es: 'Multas', en: 'Fines', de: 'Bußgelder' },
  },
  'service.punto-recarga-coches-electricos': {
    kind: 'service',
    group: 'car',
    dialog: 'contact-electricity-dialog',
    path: {
      es: '/servicios/punto-recarga-coches-electricos',
      en: '/en/services/point-recharge-electric-cars',
      de: '/de/dienstleistungen/point-recharge-electric-cars',
    },
    label: {
      es: 'Punto de recarga para coches eléctricos',
      en: 'Home charging point',
      de: 'Ladepunkt zu Hause',
    },
  },
} as const satisfies Record<string, PageRow>
