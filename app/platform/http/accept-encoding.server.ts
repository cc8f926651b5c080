/** Content codings that the build prepares. */
export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity'

const preference: readonly Encoding[] = ['br', 'zstd', 'gzip']

/** Browsers send only a handful of distinct headers, so parsed ones are cached, up to this many. */
const maxKept = 200
const kept = new Map<string, readonly Encoding[]>()

function readAccepted(header: string): readonly Encoding[] {
  const weights = new Map<string, number>()
  for (const item of header.split(',')) {
    const [name = '', ...parameters] = item.trim().toLowerCase().split(';')
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
    weights.set(name.trim(), weight === undefined ? 1 : Number(weight))
  }
  const weightOf = (coding: Encoding) => weights.get(coding) ?? weights.get('*') ?? 0
  const asIs = weights.get('identity') ?? 0
  return preference
    .filter((coding) => weightOf(coding) > 0 && weightOf(coding) >= asIs)
    .toSorted((a, b) => weightOf(b) - weightOf(a))
}

function acceptedBy(header: string): readonly Encoding[] {
  const known = kept.get(header)
  if (known !== undefined) return known
  const accepted = readAccepted(header)
  if (kept.size >= maxKept) kept.clear()
  kept.set(header, accepted)
  return accepted
}

/** The smallest prepared coding among those the client prefers (RFC 9110, 12.5.3). */
export function chooseEncoding(
  header: string | undefined,
  available: ReadonlyMap<Encoding, unknown>,
): Encoding {
  if (header === undefined) return 'identity'
  return acceptedBy(header).find((coding) => available.has(coding)) ?? 'identity'
}
