import * as v from 'valibot'
import type { PageId } from '#map/pages/pages.ts'
import { billFiles } from '#forms/bill-files.ts'
import { anyDay, country, pastDay, whole, words, year } from '#forms/field-rules.ts'
import { keptPlate } from '#forms/spanish-codes.ts'

/**
 * Questions that several dialogs share. A page shows those for which its call to action and closing sentence ask
 * (promises.dom.test.tsx holds the texts to it); all may stay empty.
 */
export const detailEntries = {
  link: v.optional(words(500)),
  plate: v.optional(v.pipe(words(16), v.transform(keptPlate))),
  vehicle: v.optional(words(120)),
  vehicleCountry: v.optional(country()),
  firstRegistration: v.optional(pastDay()),
  /** Grams a kilometre. */
  co2: v.optional(whole(0, 1_000)),
  nationality: v.optional(country()),
  arrival: v.optional(anyDay()),
  place: v.optional(words(200)),
  cadastralReference: v.optional(words(40)),
  builtYear: v.optional(year(1200, 3)),
  eventDay: v.optional(anyDay()),
  photos: billFiles('photos'),
}

export type Detail = keyof typeof detailEntries

/** What the dialog of a page asks beyond what it asks on every page. */
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
