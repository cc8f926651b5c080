import { describe, expect, it } from 'vitest'
import type { Identity } from '#map/identity.ts'
import type { CompanyFiles } from '#content/company-files.server.ts'
import { readCompanyFiles } from '#content/company-files.server.ts'
import { fillParts } from './fill-parts.server.ts'
import { readIdentity } from '#content/identity.server.ts'
import type { TextContent, TextPart } from '#content/schema/schema.text.ts'

const example = readIdentity()
const files = readCompanyFiles()

function fill(part: TextPart, change: { identity?: Identity; company?: CompanyFiles } = {}): TextPart[] {
  const content = { sections: [{ id: 'a', title: 'A', short: 'A', parts: [part] }] } as unknown as TextContent
  const sources = { locale: 'en' as const, identity: example, company: files, ...change }
  return fillParts(content, sources).sections[0]?.parts ?? []
}

const register: TextPart = {
  kind: 'identity',
  classes: { broker: 'a broker' },
  rows: [
    { id: 'registerKey', term: 'Key' },
    { id: 'class', term: 'Class' },
    { id: 'address', term: 'Address' },
    { id: 'email', term: 'E-mail' },
  ],
}

describe('parts filled from configuration', () => {
  it('leave out a value that is missing', () => {
    const identity = {
      ...example,
      register: { ...example.register, key: undefined, class: 'unknown' as const },
    }
    expect(fill(register, { identity })).toEqual([
      {
        kind: 'definitions',
        items: [{ term: 'E-mail', meaning: example.contact.email }],
        panel: true,
      },
    ])
  })

  it('print configured values, with the register to check them in', () => {
    const [office] = example.offices
    const address = { street: 'Carrer Major 1', postcode: '07001', town: 'Palma' }
    const identity = {
      ...example,
      register: {
        ...example.register,
        key: 'J-1',
        url: 'https://register.example',
        class: 'broker' as const,
      },
      offices: [{ ...office!, address }],
    }
    const [part] = fill(register, { identity })
    expect(part).toMatchObject({
      items: [
        { meaning: 'J-1 ([register.example](https://register.example))' },
        { meaning: 'a broker' },
        { meaning: 'Carrer Major 1, 07001 Palma' },
        {},
      ],
    })
  })

  it('show people and partners, and no section while there are none', () => {
    const content = {
      sections: [
        { id: 'people', title: 'People', parts: [{ kind: 'people' }] },
        { id: 'partners', title: 'Partners', parts: [{ kind: 'partners' }] },
        { id: 'why', title: 'Why', parts: [{ kind: 'prose', paragraphs: ['Why'] }] },
      ],
    } as unknown as TextContent
    const company = { ...files, people: [], partners: [] }
    const filled = fillParts(content, { locale: 'en', identity: example, company })
    expect(filled.sections.map(({ id }) => id)).toEqual(['why'])
  })

  it('show people and partners by name', () => {
    const text = { es: 'x', en: 'Knows plates.', de: 'x' }
    const company = {
      ...files,
      people: [{ name: 'A. Example', desk: 'vehicles', languages: ['de', 'es'], text }],
      partners: [{ name: 'Firm', field: text, url: 'https://firm.example' }],
    }
    expect(fill({ kind: 'people' }, { company })).toEqual([
      {
        kind: 'definitions',
        items: [{ term: 'A. Example', meaning: 'Vehicle desk · German, Spanish. Knows plates.' }],
      },
    ])
    expect(fill({ kind: 'partners' }, { company })).toEqual([
      {
        kind: 'logos',
        items: [{ name: 'Firm', text: 'Knows plates.', url: 'https://firm.example', logo: '' }],
      },
    ])
  })

  it('list every stored entry by purpose, and every office by language', () => {
    const cookies = fill({ kind: 'cookies', head: ['Name', 'Whose', 'How long', 'What for'] })
    const rows = cookies.flatMap((part) => (part.kind === 'table' ? part.rows : []))
    expect(rows.map(([name]) => name)).toEqual(
      files.consent.purposes.flatMap(({ cookies: entries }) => entries.map(({ name }) => name)),
    )
    expect(rows.flat().join()).not.toContain('{brand}')
    const [languages] = fill({ kind: 'languages', caption: 'C', head: ['Language', 'Offices'] })
    const german = languages?.kind === 'table' && languages.rows.find(([name]) => name === 'German')
    expect(german).toHaveProperty('1', expect.stringContaining('[Palma](page:office.palma)\u00a0· ['))
  })

  it('show a desk with its languages, the topic of its callback, and its photo', () => {
    const desk = files.desks['vehicles']
    const company = {
      ...files,
      desks: { vehicles: { ...desk!, languages: ['de', 'es'], photo: 'vehicles.webp' } },
    }
    const [part] = fill({ kind: 'desks', items: [{ id: 'vehicles', text: 'Plates.' }] }, { company })
    expect(part).toMatchObject({
      kind: 'tiles',
      items: [
        {
          title: 'Vehicle desk',
          initial: 'V',
          languages: 'German and Spanish',
          topic: 'services.car',
          photo: 'vehicles.webp',
        },
      ],
    })
  })

  it('reject an unknown desk', () => {
    const part: TextPart = { kind: 'desks', items: [{ id: 'nowhere', text: 'x' }] }
    expect(() => fill(part)).toThrow('nowhere')
  })
})
