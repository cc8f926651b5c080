import type { Fact } from '#content/facts/facts.ts'
import type { CalculatorId, CalculatorRates } from './calculators.ts'
import type { NotaryScale, RegistryScale } from './deed-fees.ts'
import type { InspectionRates } from './inspection.ts'
import type { SelfEmployedRates } from './self-employed.ts'
import type { VehicleRates } from './vehicle-registration.ts'

type Facts = ReadonlyMap<string, Fact>

/** Reads facts by their kind, and remembers which ones. Throws for a missing fact and for one of another kind. */
class FactReader {
  readonly #facts: Facts
  readonly read = new Set<string>()

  constructor(facts: Facts) {
    this.#facts = facts
  }

  #value(id: string, kinds: readonly Fact['kind'][]): Fact['value'] {
    const fact = this.#facts.get(id)
    if (fact === undefined) throw new Error(`the calculators need the fact ${id}`)
    if (!kinds.includes(fact.kind))
      throw new Error(`fact ${id} is of the kind ${fact.kind}, expected ${kinds.join(' or ')}`)
    this.read.add(id)
    return fact.value
  }

  /** An amount in cents. */
  money(id: string): number {
    return Math.round((this.#value(id, ['money']) as number) * 100)
  }

  percent(id: string): number {
    return this.#value(id, ['percent']) as number
  }

  number(id: string): number {
    return this.#value(id, ['number', 'days', 'months', 'years']) as number
  }

  day(id: string): string {
    return this.#value(id, ['date']) as string
  }
}

/** Upper limit of a slice without one: no amount reaches it, and JSON can carry it. */
const unlimited = Number.MAX_SAFE_INTEGER

function slices(facts: FactReader, prefix: string, last: number): NotaryScale['slices'] {
  return Array.from({ length: last - 1 }, (_, index) => {
    const place = index + 2
    const limited = prefix === 'notary' || place < last
    return {
      limit: limited ? facts.money(`${prefix}.limit-${place}`) : unlimited,
      perThousand: facts.number(`${prefix}.rate-${place}`),
    }
  })
}

function notaryScale(facts: FactReader): NotaryScale {
  return {
    first: facts.number('notary.first-fee'),
    firstLimit: facts.money('notary.first-limit'),
    slices: slices(facts, 'notary', 6),
    discount: facts.percent('notary.discount'),
    page: facts.number('notary.page-fee'),
    pagesFrom: facts.number('notary.page-from'),
    copy: facts.number('notary.copy-fee'),
    copyHalfFrom: facts.number('notary.copy-half-from'),
    simpleCopy: facts.number('notary.simple-copy'),
    sheets: facts.number('notary.example-sheets'),
  }
}

function registryScale(facts: FactReader): RegistryScale {
  return {
    presentation: facts.number('registry.presentation'),
    first: facts.number('registry.first-fee'),
    firstLimit: facts.money('registry.first-limit'),
    slices: slices(facts, 'registry', 6),
    discount: facts.percent('registry.discount'),
    most: facts.number('registry.most'),
  }
}

function homeRates(facts: FactReader): CalculatorRates['home-purchase'] {
  return {
    transfer: [1, 2, 3, 4, 5].map((place) => ({
      limit: place === 5 ? unlimited : facts.money(`itp.limit-${place}`),
      percent: facts.percent(`itp.rate-${place}`),
    })),
    reduced: {
      limit: facts.money('itp.home-limit'),
      part: facts.money('itp.home-part'),
      rest: facts.percent('itp.rate-1'),
      home: facts.percent('itp.home-rate'),
      young: facts.percent('itp.young-rate'),
      youngAge: facts.number('itp.young-age'),
      reliefAge: facts.number('itp.relief-age'),
      reliefYears: facts.number('itp.relief-residence'),
      reliefMortgage: facts.percent('itp.relief-mortgage'),
    },
    vat: facts.percent('new-build.vat'),
    stamp: {
      general: facts.percent('ajd.rate'),
      high: facts.percent('ajd.rate-high'),
      highFrom: facts.money('ajd.high-from'),
      first: facts.percent('ajd.first-home'),
      young: facts.percent('ajd.first-home-young'),
    },
    serviceVat: facts.percent('vat.general'),
    withheld: facts.percent('m211.retention'),
    notary: notaryScale(facts),
    registry: registryScale(facts),
  }
}

function vehicleRates(facts: FactReader): VehicleRates {
  const rates = [
    facts.percent('iedmt.rate-standard'),
    facts.percent('iedmt.rate-high'),
    facts.percent('iedmt.rate-top-balearics'),
  ] as const
  const bands = (prefix: string, standardIncluded: boolean) => ({
    free: facts.number(`${prefix}co2-free`),
    standard: facts.number(`${prefix}co2-standard`),
    standardIncluded,
    high: facts.number(`${prefix}co2-high`),
    rates,
  })
  const left = Array.from({ length: 12 }, (_, index) => facts.percent(`iedmt.value-over-${index + 1}`))
  return {
    car: bands('iedmt.', false),
    motorcycle: bands('iedmt.moto-', true),
    left: [100, ...left],
    vat: ['general', 'before', 'first'].map((name) => ({
      since: facts.day(`vat.${name}-since`),
      percent: facts.percent(`vat.${name}`),
    })),
    newMonths: facts.number('car.vat-new-months'),
    ownedMonths: facts.number('iedmt.exempt-use'),
    daysToRegister: facts.number('car.reregister-deadline'),
    daysToRegisterMoving: facts.number('car.reregister-deadline-move'),
    trafficFee: facts.money('car.dgt-fee'),
    duty: facts.percent('car.customs-duty'),
  }
}

function nonResidentRates(facts: FactReader): CalculatorRates['non-resident-tax'] {
  return {
    rate: { eu: facts.percent('m210.rate-eu'), other: facts.percent('m210.rate') },
    imputed: facts.percent('m210.imputed'),
    imputedRevised: facts.percent('m210.imputed-revised'),
    revisedSince: Number(facts.day('m210.revised-since').slice(0, 4)),
    noValueShare: facts.percent('m210.no-value-share'),
    years: {
      y2025: {
        year: 2025,
        imputed: {
          last: facts.day('m210.imputed-deadline-2025'),
          debit: facts.day('m210.imputed-debit-2025'),
        },
        rent: { last: facts.day('m210.rent-deadline-2025') },
      },
      y2026: {
        year: 2026,
        imputed: { last: facts.day('m210.imputed-deadline'), debit: facts.day('m210.imputed-debit') },
        rent: { last: facts.day('m210.rent-deadline'), debit: facts.day('m210.rent-debit') },
      },
    },
  }
}

function inspectionRates(facts: FactReader): InspectionRates {
  const limits = (fuel: string) => ({
    c: { euro: facts.number(`label.${fuel}-c-euro`), since: facts.day(`label.${fuel}-c-since`) },
    b: { euro: facts.number(`label.${fuel}-b-euro`), since: facts.day(`label.${fuel}-b-since`) },
  })
  const everyFrom = (from: number, months: number) => ({ from, months })
  const years = (id: string) => facts.number(id) * 12
  /** The rhythm of vehicles that keep the same interval. */
  const steady = (name: string) => {
    const first = facts.number(`itv.${name}-first`)
    return { first, rhythm: [everyFrom(first, years(`itv.${name}-interval`))] }
  }
  const first = facts.number('itv.first')
  const vanFirst = facts.number('itv.van-first')
  return {
    intervals: {
      car: {
        first,
        rhythm: [everyFrom(first, years('itv.interval')), everyFrom(facts.number('itv.yearly-from'), 12)],
      },
      motorcycle: steady('moto'),
      moped: steady('moped'),
      van: {
        first: vanFirst,
        rhythm: [
          everyFrom(vanFirst, years('itv.van-interval')),
          everyFrom(facts.number('itv.van-yearly-from'), 12),
          everyFrom(facts.number('itv.van-half-yearly-from'), facts.number('itv.van-interval-old')),
        ],
      },
      caravan: steady('caravan'),
    },
    earlyDays: facts.number('itv.early'),
    label: {
      electricKm: facts.number('sticker.zero-range'),
      petrol: limits('petrol'),
      diesel: limits('diesel'),
    },
  }
}

function selfEmployedRates(facts: FactReader): SelfEmployedRates {
  const brackets = Array.from({ length: 15 }, (_, index) => {
    const place = String(index + 1).padStart(2, '0')
    const base = facts.money(`reta.base-${place}`)
    if (index === 14) return { limit: unlimited, base }
    const limit = facts.money(`reta.limit-${place}`)
    // The reduced table ends below its limit, with which the general one begins.
    return index === 2 ? { limit, below: true as const, base } : { limit, base }
  })
  return {
    brackets,
    rate: facts.percent('autonomo.rate'),
    generic: facts.percent('reta.generic'),
    flat: {
      quota: facts.money('autonomo.flat'),
      equity: facts.percent('autonomo.mei'),
      base: facts.money('autonomo.base-general'),
      months: facts.number('autonomo.flat-months'),
      moreMonths: facts.number('autonomo.flat-extra'),
    },
  }
}

const readers: { readonly [Id in CalculatorId]: (facts: FactReader) => CalculatorRates[Id] } = {
  'vehicle-registration': vehicleRates,
  'home-purchase': homeRates,
  'non-resident-tax': nonResidentRates,
  'leaving-insurer': (facts) => ({
    months: { you: facts.number('lcs.cancel-policyholder'), insurer: facts.number('lcs.cancel-insurer') },
    sendDays: facts.number('letter.send-days'),
  }),
  inspection: inspectionRates,
  underinsurance: () => null,
  'self-employed': selfEmployedRates,
}

/** A calculator's rates, and the ids of the facts that they come from. */
export function ratesOf<Id extends CalculatorId>(
  id: Id,
  facts: Facts,
): { readonly rates: CalculatorRates[Id]; readonly facts: readonly string[] } {
  const reader = new FactReader(facts)
  const rates = readers[id](reader)
  return { rates, facts: [...reader.read] }
}
