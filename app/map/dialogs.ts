/** The dialogs. At most one is open at a time. */
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
  'client-certificate-dialog',
  'client-copy-dialog',
  'client-address-dialog',
  'client-bank-dialog',
  'client-vehicle-dialog',
  'client-person-dialog',
  'client-no-claims-dialog',
  'client-cancel-dialog',
  'client-complaint-dialog',
] as const

export type DialogName = (typeof dialogNames)[number]

/** Narrows a query value such as `?dialog=NAME` to a dialog of the site. */
export function isDialogName(value: unknown): value is DialogName {
  return typeof value === 'string' && (dialogNames as readonly string[]).includes(value)
}

/** The query field with the open dialog's name. */
export const dialogParameter = 'dialog'

/**
 * Parameters of a dialog or an inline form: the claim or the topic that it is about, and those of
 * the answer to a stored form; the last is a secret.
 */
const dialogParameters = [
  dialogParameter,
  'form',
  'claim',
  'about',
  'reference',
  'mail',
  'meant',
  'call',
  'until',
  'by',
  'sig',
  'status',
]

/** The page's own part of a query, such as the topic of a list, without the dialog's parameters. */
export function pageQuery(search: string): URLSearchParams {
  const rest = new URLSearchParams(search)
  for (const name of dialogParameters) rest.delete(name)
  return rest
}

/** The query that opens a dialog, such as `?dialog=NAME`, and keeps the page's own part. */
export function queryOver(search: string, opening: string): string {
  const query = pageQuery(search)
  for (const [name, value] of new URLSearchParams(opening)) query.set(name, value)
  return `?${query}`
}
