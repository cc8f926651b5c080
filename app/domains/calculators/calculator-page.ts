import type { RichTextValue } from '#design/rich-text.tsx'
import type { PageId } from '#map/pages/pages.ts'
import type { AnyRates, CalculatorId } from './calculators.ts'

export type CalculatorPage = Extract<PageId, `calculator.${string}`>

/** The calculator of a page of the map; undefined for other pages. */
export function calculatorOf(page: PageId): CalculatorId | undefined {
  return page.startsWith('calculator.') ? (page.slice('calculator.'.length) as CalculatorId) : undefined
}

/** A source of the rates with the day on which they were last seen there, in the reader's format. */
export interface RateSource {
  readonly name: RichTextValue
  readonly url: string
  readonly date: string
}

/** What a calculator's page needs beside its texts. */
export interface CalculatorData {
  readonly id: CalculatorId
  readonly rates: AnyRates
  readonly sources: readonly RateSource[]
  /** The day since which every rate has been seen at its source, in the reader's format. */
  readonly checked?: string
  /** The ISO day on Mallorca, on a page that is rendered with answers. */
  readonly today?: string
}

/** A calculator on the page that it belongs to: a few of its questions, answered on its own page. */
export interface ShortCalculator {
  readonly href: string
  readonly heading: string
  readonly text: RichTextValue
  readonly submit: RichTextValue
  readonly fields: readonly ShortField[]
}

export interface ShortField {
  readonly name: string
  readonly kind: 'money' | 'number' | 'day'
  readonly label: RichTextValue
  readonly unit?: RichTextValue | undefined
}

interface Placed {
  readonly calculator: CalculatorPage
  /** The questions of its short form; without any there is a link. */
  readonly fields: readonly string[]
}

const purchase: Placed = { calculator: 'calculator.home-purchase', fields: ['price'] }
const inspection: Placed = { calculator: 'calculator.inspection', fields: ['first'] }

/** The pages that a calculator belongs to. */
export const placedCalculators: Readonly<Partial<Record<PageId, Placed>>> = {
  'service.matriculacion-coche': {
    calculator: 'calculator.vehicle-registration',
    fields: ['price', 'first', 'co2'],
  },
  'service.asesoramiento-compraventa': purchase,
  'service.financiamiento-propiedades': purchase,
  'service.declaracion-impuestos': {
    calculator: 'calculator.non-resident-tax',
    fields: ['cadastral', 'revised'],
  },
  'service.itv': inspection,
  'service.distintivo-ambiental': inspection,
  'service.emigrar-mallorca': { calculator: 'calculator.self-employed', fields: [] },
  'insurance.hogar': { calculator: 'calculator.underinsurance', fields: ['value', 'insured', 'damage'] },
  'insurance.automoviles': { calculator: 'calculator.leaving-insurer', fields: ['renewal'] },
}
