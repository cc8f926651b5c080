/** Content codings that the build prepares. */
export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity'

const preference: readonly Encoding[] = ['br', 'zstd', 'gzip']

/** The smallest prepared coding that the client accepts (RFC 9110, 12.5.3). */
export function chooseEncoding(
  header: string | undefined,
  available: ReadonlyMap<Encoding, unknown>,
): Encoding {
  if (header === undefined) return 'identity'
  const weights = new Map<string, number>()
  for (const item of header.split(',')) {
    const [name = '', ...parameters] = item.trim().toLowerCase().split(';')
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
    weights.set(name.trim(), weight === undefined ? 1 : Number(weight))
  }
  const accepts = (coding: Encoding) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0
  return preference.find((coding) => available.has(coding) && accepts(coding)) ?? 'identity'
}
