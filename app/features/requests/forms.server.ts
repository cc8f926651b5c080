import * as v from 'valibot'
import { siteIdentity } from '#content/load.server.ts'
import { foldClosures } from '#site/closures.ts'
import '#net/phone-number.ts'
import { isPageId } from '#site/pages.ts'
import { automovilesSchema } from './automoviles-schema.ts'
import { callbackSchema } from './callback-schema.ts'
import { commonFields } from './common-fields.ts'
import { contactElectricitySchema } from './contact-electricity-schema.ts'
import { contactSchema } from './contact-schema.ts'
import { dentalSchema } from './dental-schema.ts'
import { generalSchema, otherProduct } from './general-schema.ts'
import { hogarSchema } from './hogar-schema.ts'
import { mascotasSchema } from './mascotas-schema.ts'
import { nieSchema } from './nie-schema.ts'
import { otrosvehiculosSchema } from './otrosvehiculos-schema.ts'
import { saludSchema } from './salud-schema.ts'
import type { FormName } from './submission.ts'
import { vidaDependenciaSchema } from './vida-dependencia-schema.ts'
import { vidaRepatriacionSchema } from './vida-repatriacion-schema.ts'

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
