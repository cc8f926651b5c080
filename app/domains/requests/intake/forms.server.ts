import * as v from 'valibot'
import { siteIdentity } from '#content/load.server.ts'
import { foldClosures } from '#map/office-hours.ts'
import '#forms/phone-number.ts'
import { isPageId } from '#map/pages/pages.ts'
import { automovilesSchema } from '#domains/requests/forms/automoviles-schema.ts'
import { callbackSchema } from '#domains/requests/forms/callback-schema.ts'
import { commonFields } from '#forms/common-fields.ts'
import { contactElectricitySchema } from '#domains/requests/forms/contact-electricity-schema.ts'
import { contactSchema } from '#domains/requests/forms/contact-schema.ts'
import { dentalSchema } from '#domains/requests/forms/dental-schema.ts'
import { generalSchema, otherProduct } from '#domains/requests/forms/general-schema.ts'
import { hogarSchema } from '#domains/requests/forms/hogar-schema.ts'
import { mascotasSchema } from '#domains/requests/forms/mascotas-schema.ts'
import { nieSchema } from '#domains/requests/forms/nie-schema.ts'
import { otrosvehiculosSchema } from '#domains/requests/forms/otrosvehiculos-schema.ts'
import { saludSchema } from '#domains/requests/forms/salud-schema.ts'
import type { FormName } from '#domains/requests/submission.ts'
import { vidaDependenciaSchema } from '#domains/requests/forms/vida-dependencia-schema.ts'
import { vidaRepatriacionSchema } from '#domains/requests/forms/vida-repatriacion-schema.ts'

/** The server knows the map, which the browser's schema does not. */
const generalOnServer = v.pipe(
  generalSchema,
  v.forward(
    v.check(({ product }) => product === otherProduct || isPageId(product), 'choice'),
    ['product'],
  ),
)

/** When somebody is there, by the identity and its closures. */
export const siteHours = () => foldClosures(siteIdentity())

/** The form of each dialog. Server only: a browser loads the one that is open. */
export const forms = {
  'callback-dialog': callbackSchema(siteHours),
  'contact-dialog': contactSchema,
  'general-dialog': generalOnServer,
  'salud-dialog': saludSchema,
  'dental-dialog': dentalSchema,
  'mascotas-dialog': mascotasSchema,
  'vidaDependencia-dialog': vidaDependenciaSchema,
  'vidaRepatriacion-dialog': vidaRepatriacionSchema,
  'automoviles-dialog': automovilesSchema,
  'otrosvehiculos-dialog': otrosvehiculosSchema,
  'hogar-dialog': hogarSchema,
  'nie-dialog': nieSchema,
  'contact-electricity-dialog': contactElectricitySchema,
} as const satisfies Record<FormName, v.GenericSchema>

/** What every checked form holds, whichever dialog it comes from. */
export type CheckedForm = v.InferOutput<v.ObjectSchema<typeof commonFields, undefined>>

/** Fields of a form that are kept under their own names or not at all, not as the dialog's content. */
export const sharedNames: ReadonlySet<string> = new Set([...Object.keys(commonFields), 'bill', 'photos'])
