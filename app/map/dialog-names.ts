/** The fifteen dialogs. Exactly one name, or none, is held at a time. */
export const dialogNames = [
  'appointment-dialog',
  'callback-dialog',
  'salud-dialog',
  'dental-dialog',
  'mascotas-dialog',
  'vidaDependencia-dialog',
  'vidaRepatriacion-dialog',
  'contact-dialog',
  'automoviles-dialog',
  'otrosvehiculos-dialog',
  'hogar-dialog',
  'success-dialog',
  'general-dialog',
  'nie-dialog',
  'contact-electricity-dialog',
] as const

export type DialogName = (typeof dialogNames)[number]

/** Narrows a query value such as `?dialog=NAME` to a dialog of the site. */
export function isDialogName(value: unknown): value is DialogName {
  return typeof value === 'string' && (dialogNames as readonly string[]).includes(value)
}
