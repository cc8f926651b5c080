import '#pages/long-page.css'
import { MoneyBox, MoneyLines } from '#design/blocks/lists/money-box.tsx'
import { RichText } from '#design/rich-text.tsx'
import { TextLink } from '#design/text-link.tsx'
import { Example, SheetSection } from './section.tsx'

const official = {
  label: 'Official fee',
  body: (
    <>
      <MoneyLines
        lines={[
          { label: 'Certificate or family card', amount: '€12' },
          { label: 'First TIE', amount: '€16.08' },
        ]}
        missing="by their tariff"
      />
      <small>
        <a href="#source">Policía Nacional, tasa 790-012</a>, as of 21 November 2026
      </small>
    </>
  ),
}
const others = {
  label: 'Others charge',
  body: <MoneyLines lines={[{ label: 'Sworn translator' }]} missing="by their tariff" />,
}
const time = { label: 'Usual time', body: 'Mostly the wait until the office has an appointment' }
const more = <TextLink href="#prices">All prices at a glance</TextLink>

/** What a service costs, without and with a price of our own, and a word that opens its meaning. */
export function MoneyBlocks() {
  return (
    <SheetSection title="Blocks: money and terms">
      <Example name="Our price comes in writing">
        <MoneyBox
          title="What it costs"
          more={more}
          rows={[
            official,
            { label: 'Our fee, VAT included', body: 'We put our price in writing before anything begins.' },
            others,
            time,
          ]}
        />
      </Example>
      <Example name="Our price is known">
        <MoneyBox
          title="What it costs"
          more={more}
          rows={[
            official,
            {
              label: 'Our fee, VAT included',
              body: <MoneyLines lines={[{ label: '', amount: '€95' }]} missing="" />,
            },
            time,
            { label: 'Total', body: '€107 – €111.08', strong: true },
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
