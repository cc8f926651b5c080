const letters = 'TRWAGMYFPDXBNJZSQVHLCKE'

/**
 * Whether a supply point's code (CUPS) carries its own two control letters:
 * ES, 16 digits, the letters of the number modulo 529 in base 23, and, where
 * the bill prints it, the measuring point such as `1F` (Red Eléctrica, P.O. 10.8).
 */
export function isCups(code: string): boolean {
  const [, digits, control] = /^ES(\d{16})([A-Z]{2})(?:\d[FPRCXYZ])?$/.exec(code) ?? []
  if (digits === undefined) return false
  const rest = Number(BigInt(digits) % 529n)
  return control === `${letters[Math.floor(rest / 23)]}${letters[rest % 23]}`
}
