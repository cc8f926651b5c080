/** A degressive scale: a fee for values up to the first limit, then a rate per thousand of each slice above it. */
export interface FeeScale {
  /** The fee for the first slice, in euros. */
  readonly first: number
  readonly firstLimit: number
  /** Slices above it: their upper limits in cents, the last one without a limit. */
  readonly slices: readonly { readonly limit: number; readonly perThousand: number }[]
  /** Taken off the result, in per cent (Real Decreto-ley 8/2010). */
  readonly discount: number
}

/** The notaries' scale (Real Decreto 1426/1989, anexo I, números 2, 4 and 7). */
export interface NotaryScale extends FeeScale {
  /** For each written side from this sheet on. */
  readonly page: number
  readonly pagesFrom: number
  /** An authorised copy, for each sheet; half from `copyHalfFrom` on. */
  readonly copy: number
  readonly copyHalfFrom: number
  readonly simpleCopy: number
  /** How many sheets the deed of the estimate has. */
  readonly sheets: number
}

/** The land registry's scale (Real Decreto 1427/1989, números 1 and 2). */
export interface RegistryScale extends FeeScale {
  readonly presentation: number
  /** The most that one registration may cost, in euros. */
  readonly most: number
}

/**
 * A million of each euro: the scales are applied in euros with six decimals, and only the sum is
 * rounded to the cent (Instrucción de 14 de diciembre de 2001, BOE-A-2001-24394).
 */
const micro = (euros: number) => Math.round(euros * 1_000_000)

function scaleFee(value: number, { first, firstLimit, slices }: FeeScale): number {
  let fee = micro(first)
  let from = firstLimit
  for (const { limit, perThousand } of slices) {
    if (value <= from) break
    const part = Math.min(value, limit) - from
    // A cent is 10,000 millionths; a thousandth of it is 10.
    fee += Math.round(part * 10 * perThousand)
    from = limit
  }
  return fee
}

const lessDiscount = (fee: number, discount: number) => Math.round((fee * (100 - discount)) / 100)
const cents = (millionths: number) => Math.round(millionths / 10_000)

/** The notary's fee for the deed of a sale in cents, VAT not included. */
export function notaryFee(value: number, scale: NotaryScale): number {
  const { sheets, page, pagesFrom, copy, copyHalfFrom, simpleCopy, discount } = scale
  const sides = 2 * Math.max(0, sheets - pagesFrom + 1)
  const whole = Math.min(sheets, copyHalfFrom - 1)
  const paper =
    sides * micro(page) +
    whole * micro(copy) +
    (sheets - whole) * (micro(copy) / 2) +
    sheets * micro(simpleCopy)
  return cents(lessDiscount(scaleFee(value, scale), discount) + paper)
}

/** The land registry's fee for registering the buyer in cents, VAT not included. */
export function registryFee(value: number, scale: RegistryScale): number {
  const { presentation, most, first, discount } = scale
  const fee = Math.min(Math.max(scaleFee(value, scale), micro(first)), micro(most))
  return cents(lessDiscount(fee, discount) + micro(presentation))
}
