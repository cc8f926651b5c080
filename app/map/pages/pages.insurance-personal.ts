import type { PageRow } from '#map/page-row.ts'

/** Insurance products of the groups health, car and property, in menu order. */
export const healthToPropertyPages = {
  'insurance.salud': {
    kind: 'insurance',
    group: 'health',
    dialog: 'salud-dialog',
    path: { es: '/seguros/salud', en: '/en/insurances/health', de: '/de/versicherungen/krankenversicherung' },
    label: { es: 'Seguro de salud', en: 'Health insurance', de: 'Krankenversicherung' },
  },
  'insurance.dental': {
    kind: 'insurance',
    group: 'health',
    dialog: 'dental-dialog',
    path: { es: '/seguros/dental', en: '/en/insurances/dental', de: '/de/versicherungen/zahnversicherung' },
    label: { es: 'Seguro dental', en: 'Dental insurance', de: 'Zahnversicherung' },
  },
  'insurance.salud-mascotas': {
    kind: 'insurance',
    group: 'health',
    dialog: 'mascotas-dialog',
    path: {
      es: '/seguros/salud-mascotas',
      en: '/en/insurances/pet-health',
      de: '/de/versicherungen/tierkrankenversicherung',
    },
    label: { es: 'Seguro de mascotas', en: 'Pet insurance', de: 'Tierversicherung' },
  },
  'insurance.accidentes': {
    kind: 'insurance',
    group: 'health',
    dialog: 'general-dialog',
    path: { es: '/seguros/accidentes', en: '/en/insurances/accidents', de: '/de/versicherungen/unfall' },
    label: { es: 'Seguro de accidentes', en: 'Accident insurance', de: 'Unfallversicherung' },
  },
  'insurance.accidente-viaje': {
    kind: 'insurance',
    group: 'health',
    dialog: 'general-dialog',
    path: {
      es: '/seguros/accidente-viaje',
      en: '/en/insurances/travel-accident',
      de: '/de/versicherungen/reiseunfall',
    },
    label: { es: 'Accidentes en viaje', en: 'Travel accident insurance', de: 'Reiseunfallversicherung' },
  },
  'insurance.subsidio-hospitalizacion': {
    kind: 'insurance',
    group: 'health',
    dialog: 'general-dialog',
    path: {
      es: '/seguros/subsidio-hospitalizacion',
      en: '/en/insurances/subsidiary-hospitalization',
      de: '/de/versicherungen/krankenhaustagegeld',
    },
    label: { es: 'Seguro de hospitalización', en: 'Hospital daily allowance', de: 'Krankenhaustagegeld' },
  },
  'insurance.automoviles': {
    kind: 'insurance',
    group: 'car',
    dialog: 'automoviles-dialog',
    path: { es: '/seguros/automoviles', en: '/en/insurances/car', de: '/de/versicherungen/auto' },
    label: { es: 'Seguro de coche', en: 'Car insurance', de: 'Kfz-Versicherung' },
  },
  'insurance.motocicleta': {
    kind: 'insurance',
    group: 'car',
    dialog: 'otrosvehiculos-dialog',
    path: { es: '/seguros/motocicleta', en: '/en/insurances/motorcycle', de: '/de/versicherungen/motorrad' },
    label: { es: 'Seguro de moto', en: 'Motorcycle insurance', de: 'Motorradversicherung' },
  },
  'insurance.furgoneta': {
    kind: 'insurance',
    group: 'car',
    dialog: 'otrosvehiculos-dialog',
    path: { es: '/seguros/furgoneta', en: '/en/insurances/van', de: '/de/versicherungen/lieferwagen' },
    label: { es: 'Seguro de furgoneta', en: 'Van insurance', de: 'Transporterversicherung' },
  },
  'insurance.bicis-patinetes': {
    kind: 'insurance',
    group: 'car',
    dialog: 'otrosvehiculos-dialog',
    path: {
      es: '/seguros/bicis-patinetes',
      en: '/en/insurances/bikes-scooters',
      de: '/de/versicherungen/fahrrader-scooter',
    },
    label: { es: 'Bicis y patinetes', en: 'Bikes and e-scooters', de: 'Fahrräder und E-Scooter' },
  },
  'insurance.otros-vehiculos': {
    kind: 'insurance',
    group: 'car',
    dialog: 'otrosvehiculos-dialog',
    path: {
      es: '/seguros/otros-vehiculos',
      en: '/en/insurances/other-vehicles',
      de: '/de/versicherungen/andere-fahrzeuge',
    },
    label: { es: 'Otros vehículos', en: 'Other vehicles', de: 'Andere Fahrzeuge' },
  },
  'insurance.flotas-vehiculos-industriales': {
    kind: 'insurance',
    group: 'car',
    dialog: 'otrosvehiculos-dialog',
    path: {
      es: '/seguros/flotas-vehiculos-industriales',
      en: '/en/insurances/fleets-industrial-vehicles',
      de: '/de/versicherungen/flotten-industriefahrzeuge',
    },
    label: {
      es: 'Flotas y vehículos industriales',
      en: 'Fleet insurance',
      de: 'Flottenversicherung',
    },
  },
  'insurance.hogar': {
    kind: 'insurance',
    group: 'property',
    dialog: 'hogar-dialog',
    path: { es: '/seguros/hogar', en: '/en/insurances/home', de: '/de/versicherungen/haus' },
    label: { es: 'Seguro de hogar', en: 'Home insurance', de: 'Wohngebäude- und Hausratversicherung' },
  },
  'insurance.comunidad': {
    kind: 'insurance',
    group: 'property',
    dialog: 'general-dialog',
    path: {
      es: '/seguros/comunidad',
      en: '/en/insurances/community',
      de: '/de/versicherungen/eigentumergemeinschaft',
    },
    label: {
      es: 'Comunidad de propietarios',
      en: 'Building insurance for owners’ communities',
      de: 'Eigentümergemeinschaft',
    },
  },
  'insurance.construccion-decenal': {
    kind: 'insurance',
    group: 'property',
    dialog: 'general-dialog',
    path: {
      es: '/seguros/construccion-decenal',
      en: '/en/insurances/ten-year-construction',
      de: '/de/versicherungen/zehnjahrige-bauversicherung',
    },
    label: {
      es: 'Seguro decenal de construcción',
      en: 'Ten-year structural warranty',
      de: 'Zehnjahres-Bauversicherung',
    },
  },
  'insurance.responsabilidad-civil-familiar': {
    kind: 'insurance',
    group: 'property',
    dialog: 'general-dialog',
    path: {
      es: '/seguros/responsabilidad-civil-familiar',
      en: '/en/insurances/civil-family-liability',
      de: '/de/versicherungen/civil-family-liability',
    },
    label: { es: 'Responsabilidad civil familiar', en: 'Family liability', de: 'Privathaftpflicht' },
  },
  'insurance.responsabilidad-civil': {
    kind: 'insurance',
    group: 'property',
    dialog: 'general-dialog',
    path: {
      es: '/seguros/responsabilidad-civil',
      en: '/en/insurances/civil-liability',
      de: '/de/versicherungen/haftpflicht',
    },
    label: {
      es: 'Responsabilidad civil general',
      en: 'Liability insurance',
      de: 'Haftpflichtversicherung',
    },
  },
  'insurance.embarcaciones-recreo': {
    kind: 'insurance',
    group: 'property',
    dialog: 'general-dialog',
    path: {
      es: '/seguros/embarcaciones-recreo',
      en: '/en/insurances/recreational-boats',
      de: '/de/versicherungen/sportboote',
    },
    label: { es: 'Embarcaciones de recreo', en: 'Boat insurance', de: 'Bootsversicherung' },
  },
  'insurance.responsabilidad-propietario-edificio': {
    kind: 'insurance',
    group: 'property',
    dialog: 'general-dialog',
    path: {
      es: '/seguros/responsabilidad-propietario-edificio',
      en: '/en/insurances/responsabilidad-propietario-edificio',
      de: '/de/versicherungen/responsabilidad-propietario-edificio',
    },
    label: {
      es: 'Responsabilidad del propietario de edificio',
      en: 'Building-owner liability',
      de: 'Haus- und Grundbesitzerhaftpflicht',
    },
  },
} as const satisfies Record<string, PageRow>
