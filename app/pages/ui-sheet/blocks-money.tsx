import '#pages/long-page.css'
import { MoneyBox } from '#design/blocks/lists/money-box.tsx'
import { RichText } from '#design/rich-text.tsx'
import { Example, SheetSection } from './section.tsx'

const official = {
  label: 'Official fee',
  lines: [
    { label: 'Certificate or family card', amount: '€12' },
    { label: 'First TIE', amount: '€16.08' },
  ],
  sources: [{ name: 'Policía Nacional, tasa 790-012', url: '#source', seen: 'as of 21 November 2026' }],
}
const others = { label: 'Others charge', lines: [{ label: 'Sworn translator', own: 'at their own rates' }] }
const time = { label: 'Usual time', text: 'Mostly the wait until the office has an appointment' }
const all = { href: '#prices', label: 'All prices at a glance' }

/** What a service costs, without and with a price of our own, and a word that opens its meaning. */
export function MoneyBlocks() {
  return (
    <SheetSection title="Blocks: money and terms">
      <Example name="Our price comes in writing">
        <MoneyBox
          title="What it costs"
          all={all}
          rows={[
            official,
            { label: 'Our fee, VAT included', text: 'We put our price in writing before anything begins.' },
            others,
            time,
          ]}
        />
      </Example>
      <Example name="Our price is known">
        <MoneyBox
          title="What it costs"
          all={all}
          rows={[
            official,
            {
              label: 'Our fee, VAT included',
              lines: [{ label: '', amount: '€95' }],
            },
            time,
            { label: 'Total', text: '€107 – €111.08', strong: true },
          ]}
        />
      </Example>
      <p>
        <RichText
          value={[
            'Most errands begin with the ',
            {
              term: 'empadronamiento',
              t: 'padrón',
              lang: 'es',
              m: 'Municipal registration: your entry in the register of residents.',
              a: '#glossary',
              more: 'Glossary',
            },
            ' of your town.',
          ]}
        />
      </p>
    </SheetSection>
  )
}
