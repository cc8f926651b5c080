import { bareCode, plainLine } from '#i18n/typed-text.ts'

const letters = 'TRWAGMYFPDXBNJZSQVHLCKE'

/**
 * Whether a supply point's code (CUPS) has the right two control letters: ES, 16 digits, the letters of the number
 * modulo 529 in base 23, and, if the bill prints it, the measuring point such as `1F` (Red Eléctrica, P.O. 10.8).
 */
export function isCups(code: string): boolean {
  const [, digits, control] = /^ES(\d{16})([A-Z]{2})(?:\d[FPRCXYZ])?$/.exec(code) ?? []
  if (digits === undefined) return false
  const rest = Number(BigInt(digits) % 529n)
  return control === `${letters[Math.floor(rest / 23)]}${letters[rest % 23]}`
}

const provinces =
  'A|AB|AL|AV|B|BA|BI|BU|C|CA|CAC|CAS|CC|CE|CO|CR|CS|CU|GC|GE|GI|GR|GU|H|HU|IB|J|L|LE|LO|LU|M|MA|ML|MU|NA|O|OR|' +
  'OU|OVI|P|PA|PM|PO|S|SA|SE|SEG|SG|SO|SS|T|TE|TEG|TER|TF|TO|V|VA|VI|Z|ZA'
const shapes = [
  // Since 2000, with the prefix of mopeds, trailers, historic, special, tourist and provisional plates.
  /^[CEHPRSTV]?\d{4}[BCDFGHJKLMNPRSTVWXYZ]{3}$/,
  // By province, 1971 to 2000: PM-1234-AB.
  new RegExp(`^(?:${provinces})\\d{4}[A-Z]{1,2}$`),
  // By province, 1900 to 1971: PM-123456.
  new RegExp(`^(?:${provinces})\\d{1,6}$`),
]

/** No Spanish plate has a space between two letters: S-S 1234 is from Stuttgart, SS-1234 from San Sebastián. */
const gapInLetters = /\p{L}[\s.-]+\p{L}/u

/**
 * A plate as stored: Spanish ones in one form, others in capitals with their spaces and dashes. Without these, the
 * plates of two different cars, B-XY 123 and BX-Y 123, would be equal.
 */
export function keptPlate(typed: string): string {
  const line = plainLine(typed)
  const plate = bareCode(line)
  return isSpanishPlate(plate) && !gapInLetters.test(line) ? plate : line.toUpperCase()
}

/** Whether a plate has one of the shapes of Spanish registration (Reglamento General de Vehículos, anexo XVIII). */
export function isSpanishPlate(plate: string): boolean {
  return shapes.some((shape) => shape.test(plate))
}
