import type { PageId } from '#map/pages/pages.ts'
import {
  anyDay,
  code,
  country,
  files,
  optional,
  pastDay,
  plate,
  text,
  whole,
  year,
  type Question,
} from '#forms/questions.ts'

const onDemand = <Q extends Question>(question: Q) => ({ ...question, onDemand: true })

/**
 * Questions shared by several dialogs. A page shows those mentioned in its call to action and closing sentence
 * (promises.dom.test.tsx checks the texts); all are optional.
 */
export const details = {
  link: onDemand(optional(text(500))),
  plate: onDemand(optional(plate())),
  vehicle: onDemand(optional(text(120))),
  vehicleCountry: onDemand(optional(country())),
  firstRegistration: onDemand(optional(pastDay())),
  /** Grams a kilometre. */
  co2: onDemand(optional(whole(0, 1_000))),
  nationality: onDemand(optional(country())),
  arrival: onDemand(optional(anyDay())),
  place: onDemand(optional(text(200))),
  cadastralReference: onDemand(optional(code(40))),
  builtYear: onDemand(optional(year(1200, 3))),
  eventDay: onDemand(optional(anyDay())),
  photos: onDemand(files('photos')),
}

export type Detail = keyof typeof details

/** What a page's dialog asks beyond the usual questions. */
export const detailsOfPage: Partial<Record<PageId, readonly Detail[]>> = {
  'insurance.accidente-viaje': ['photos'],
  'insurance.accidentes-convenio': ['photos'],
  'insurance.comunidad': ['photos'],
  'insurance.danos-empresas': ['photos'],
  'insurance.incapacidad-profesional': ['photos'],
  'insurance.pensiones-ahorros': ['photos'],
  'insurance.responsabilidad-civil': ['photos'],
  'insurance.responsabilidad-civil-empresas': ['photos'],
  'insurance.responsabilidad-civil-familiar': ['photos'],
  'insurance.responsabilidad-civil-gerentes': ['photos'],
  'insurance.responsabilidad-propietario-edificio': ['cadastralReference', 'builtYear', 'photos'],
  'service.acompanamiento': ['eventDay'],
  'service.alarma-seguridad': ['place'],
  'service.asesoramiento-compraventa': ['link', 'photos'],
  'service.asesoramiento-construccion': ['place', 'photos'],
  'service.automovil': ['plate', 'vehicleCountry'],
  'service.baja-vehiculo': ['plate', 'place'],
  'service.cargadores-electricos': ['vehicle'],
  'service.correo': ['photos'],
  'service.distintivo-ambiental': ['plate', 'place'],
  'service.emigrar-mallorca': ['nationality', 'arrival'],
  'service.escolarizacion': ['arrival', 'place'],
  'service.homologacion': ['vehicle', 'photos'],
  'service.informes-tecnicos': ['photos'],
  'service.itv': ['plate', 'vehicle'],
  'service.matriculacion-coche': ['vehicle', 'vehicleCountry', 'firstRegistration', 'co2', 'photos'],
  'service.multas': ['photos'],
  'service.planes-solares-mallorca': ['place'],
  'service.prestaciones-sociales': ['eventDay'],
  'service.punto-recarga-coches-electricos': ['place', 'eventDay'],
  'service.residencia': ['nationality', 'arrival'],
  'service.responsabilidad-civil': ['photos'],
  'service.socio-de-confianza': ['place', 'eventDay', 'photos'],
  'service.subvencion-pr': ['eventDay'],
  'service.traduccion': ['photos'],
  'service.tramites-hogar-extranjeros-mallorca': ['place'],
  'service.tramites-vivir-mallorca': ['nationality'],
  'service.traspasos': ['plate', 'eventDay'],
  'service.verificacion-antecedentes-vehiculo': ['link', 'plate'],
  'service.visitas-control': ['place'],
}
