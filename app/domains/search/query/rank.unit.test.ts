import { describe, expect, it } from 'vitest'
import { readSearchWords } from '#content/search-words.server.ts'
import type { Locale } from '#map/locale.ts'
import { identity } from '#tests/support/mail.ts'
import { find } from './find.server.ts'
import { rank } from './rank.server.ts'
import type { SearchEntry } from '#domains/search/index/search-entry.ts'
import { buildIndex, openIndex, type SearchIndex } from '#domains/search/index/search-index.server.ts'

const words = { es: readSearchWords('es'), en: readSearchWords('en'), de: readSearchWords('de') }

function entry(title: string, more: Partial<SearchEntry> = {}): SearchEntry {
  return {
    kind: 'page',
    page: undefined,
    href: `/${title}`,
    title,
    trail: [],
    summary: '',
    text: [],
    said: [],
    foreign: {},
    weight: 1,
    ...more,
  }
}

function indexOf(locale: Locale, entries: readonly SearchEntry[]): SearchIndex {
  const page = () => {
    throw new Error('the entries are given')
  }
  return openIndex(buildIndex(locale, { identity, words, page, feesSeen: () => undefined }, entries))
}

function titlesFor(index: SearchIndex, query: string): (string | undefined)[] {
  return rank(index, query).ranked.map(({ id }) => index.entries[id]?.title)
}

const english = indexOf('en', [
  entry('Cardiology', { said: ['card', 'caravan', 'carport'], text: ['Carry your card.'] }),
  entry('Caravan parks', { said: ['caravan'] }),
  entry('Fleets of cars', { said: ['company cars', 'lorries'], text: ['A car. Another car. All cars.'] }),
  entry('Car insurance', { said: ['motor insurance', 'green card', 'windscreen', 'excess', 'breakdown'] }),
  entry('Insurance', { page: 'insurance' }),
  entry('Your car', { kind: 'article', weight: 0.8, text: ['Car and caravan: the car in a car park.'] }),
  entry('Moving', { text: ['By ferry, with cats and cars, boxes and carriages, at any time of the year.'] }),
])

describe('a whole word', () => {
  it('brings what is called so with the word for what the house mostly has, then what speaks of it', () => {
    const [first, ...others] = titlesFor(english, 'car')
    expect(first).toBe('Car insurance')
    expect(new Set(others.slice(0, 3))).toEqual(new Set(['Fleets of cars', 'Your car', 'Moving']))
  })

  it('brings longer words with that beginning behind, for those who are still typing', () => {
    expect(new Set(titlesFor(english, 'car').slice(4))).toEqual(new Set(['Cardiology', 'Caravan parks']))
    expect(titlesFor(english, 'carav')[0]).toBe('Caravan parks')
  })

  it('marks itself and its inflections, no other word with that beginning', () => {
    const marks = JSON.stringify(find(english, 'car').groups).match(/"m":"[^"]+"/g) ?? []
    expect(new Set(marks)).toEqual(new Set(['"m":"car"', '"m":"Car"', '"m":"cars"']))
    expect(find(english, 'carav').groups[0]?.hits[0]?.title).toContainEqual({ m: 'Caravan' })
  })

  it('that only stands in running text may still be the beginning of a name', () => {
    const speaking = ['Multas', 'Residencia', 'Traspasos', 'Homologación', 'Alarma', 'Traducción'].map(
      (title) =>
        entry(title, {
          text: ['A esa hora ya no hay nadie en la oficina, y por teléfono tampoco contestan.'],
        }),
    )
    const spanish = indexOf('es', [...speaking, entry('Horario comercial')])
    expect(titlesFor(spanish, 'hora')[0]).toBe('Horario comercial')
  })
})

it('a page’s own name counts more than what people call another, and than a special form of it', () => {
  const index = indexOf('en', [
    entry('Health assistance', { said: ['GP', 'public healthcare'] }),
    entry('Health insurance', { said: ['private healthcare', 'hospital', 'medical', 'no co-payment'] }),
    entry('Group health insurance', { said: ['staff health', 'company health plan'] }),
    entry('Insurance', { page: 'insurance' }),
  ])
  expect(titlesFor(index, 'health')[0]).toBe('Health insurance')
})

it('a letter before a hyphen belongs to the name: an E-Auto is not called Auto', () => {
  const index = indexOf('de', [
    entry('Ladegeräte', { said: ['Wallbox', 'E-Auto'] }),
    entry('Kfz-Versicherung', { said: ['Autoversicherung', 'Vollkasko', 'Schutzbrief', 'Pannenhilfe'] }),
    entry('Versicherungen', { page: 'insurance' }),
  ])
  expect(titlesFor(index, 'Auto')[0]).toBe('Kfz-Versicherung')
  expect(titlesFor(index, 'E-Auto')[0]).toBe('Ladegeräte')
})

describe('a town', () => {
  const index = indexOf('de', [
    entry('Büro Palma', { kind: 'office', said: ['Filiale Palma'] }),
    entry('Büro Santa Ponça', { kind: 'office', said: ['Büro Santa Ponsa'] }),
    entry('Kfz-Versicherung', { said: ['Autoversicherung', 'Vollkasko'] }),
    entry('Hauptuntersuchung', { said: ['TÜV', 'ITV'] }),
    entry('Versicherungen', { page: 'insurance' }),
  ])

  it('beside a word that says what is looked for only says where', () => {
    expect(titlesFor(index, 'Autoversicherung Palma')[0]).toBe('Kfz-Versicherung')
    expect(titlesFor(index, 'TÜV Santa Ponsa')[0]).toBe('Hauptuntersuchung')
  })

  it('alone, or beside words for an office, is the office there', () => {
    for (const query of ['Palma', 'Büro Palma', 'Adresse Palma', 'Palma Büro geöffnet']) {
      expect(titlesFor(index, query)[0]).toBe('Büro Palma')
    }
    expect(titlesFor(index, 'Santa Ponsa')[0]).toBe('Büro Santa Ponça')
  })

  it('is no hindrance to a compound with a short first word', () => {
    expect(titlesFor(index, 'Kfzversicherung Palma')[0]).toBe('Kfz-Versicherung')
  })
})

/** What is offered where nothing is found. */
const startPages = (
  [
    'service.nie',
    'insurance.automoviles',
    'insurance.salud',
    'insurance.hogar',
    'service.residencia',
    'contact',
  ] as const
).map((page) => entry(page, { page }))

describe('a word that the site writes otherwise', () => {
  const index = indexOf('en', [
    entry('Car insurance', { said: ['motor insurance', 'windscreen'], text: ['A car. A home. Insurance.'] }),
    entry('Motorcycle insurance', { said: ['motorbike'], text: ['Your motor and your bike.'] }),
    entry('NIE number', { said: ['NIE', 'EX-15', '790-012'], text: ['It is fine by then.'] }),
    entry('Vehicle inspection', { said: ['ITV'] }),
    entry('Tax return', { said: ['form 210'], text: ['The 210 is due in January.'] }),
    entry('Palma office', { kind: 'office', text: ['In Palma.'] }),
    entry('Calvià office', { kind: 'office', text: ['In Calvià.'] }),
    entry('Insurance', { page: 'insurance' }),
    ...startPages,
  ])

  it.each([
    ['carinsurance', 'Car insurance'],
    ['wind screen', 'Car insurance'],
    ['motor bike', 'Motorcycle insurance'],
    ['790012', 'NIE number'],
    ['mod 210', 'Tax return'],
    ['the 210', 'Tax return'],
    ['nei', 'NIE number'],
    ['ivt', 'Vehicle inspection'],
    ['plama', 'Palma office'],
    ['palmma', 'Palma office'],
    ['calbia', 'Calvià office'],
  ])('is found: "%s" is %s', (query, title) => {
    expect(titlesFor(index, query)[0]).toBe(title)
  })

  it.each(['paella', 'calma', 'pala', 'teh', 'ebt'])(
    'is no other word that looks a little like it: "%s"',
    (query) => {
      expect(find(index, query)).toMatchObject({ total: 0, understood: undefined })
    },
  )

  it('is not looked for where the site has it as it was typed', () => {
    const written = indexOf('en', [entry('Nei of Palma'), entry('NIE number')])
    expect(titlesFor(written, 'nei')).toEqual(['Nei of Palma'])
  })
})

it('a word beside that for the trade still names what is called so', () => {
  const index = indexOf('es', [
    entry('Seguros', { page: 'insurance', said: ['seguro de todo'] }),
    entry('Embarcaciones de recreo', { said: ['barco', 'velero', 'amarre', 'puerto', 'moto de agua'] }),
  ])
  expect(titlesFor(index, 'seguro barco')[0]).toBe('Embarcaciones de recreo')
})

it('what is called so comes before what is called by the rest of it, such as the carer of care insurance', () => {
  const index = indexOf('de', [
    entry('Pflegeversicherung', { summary: 'Versicherung für die Pflege', foreign: { en: ['carer'] } }),
    entry('Kfz-Versicherung', {
      said: ['Autoversicherung', 'Vollkasko', 'Teilkasko', 'grüne Karte', 'Schutzbrief'],
    }),
    entry('Versicherungen', { page: 'insurance' }),
  ])
  expect(titlesFor(index, 'Autoversicherung')[0]).toBe('Kfz-Versicherung')
})
