import { Breadcrumbs } from '#design/blocks/breadcrumbs.tsx'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import { FactStrip } from '#design/blocks/fact-strip.tsx'
import { HomeHero } from '#design/blocks/home-hero.tsx'
import { PageHero } from '#design/blocks/page-hero.tsx'
import { SheetSection } from './section.tsx'

const actions = (
  <>
    <DialogButton dialog="salud-dialog">Get a health quote</DialogButton>
    <DialogButton dialog="callback-dialog" variant="secondary" icon="phone">
      Shall we call you?
    </DialogButton>
  </>
)

const facts = [
  { label: 'Is it required?', value: 'Not as such', note: 'But most visas ask for it.' },
  { label: 'For a visa', value: 'No co-payment, no waiting, no cap', note: 'For at least one year.' },
  { label: 'Runs for', value: 'One year, then renews', note: 'Write a month before it ends.' },
  { label: 'Paid by', value: 'You or your employer' },
]

/** The heads of pages. */
export function HeadBlocks() {
  return (
    <SheetSection title="Blocks: heads">
      <HomeHero
        title="Versichert, angemeldet, ange&shy;kommen."
        lead="One sentence on what we do."
        scene="hero"
        actions={actions}
        next={
          <>
            Just landed? <a href="#situations">Take it in this order</a>
          </>
        }
      />
      <PageHero
        title="Health insurance in Mallorca, small print first"
        lead="Private cover on top of the public system, or the policy your residence application asks for."
        breadcrumbs={
          <Breadcrumbs
            label="Breadcrumbs"
            items={[
              { label: 'Insurance', href: '#insurance' },
              { label: 'Health', href: '#health' },
              { label: 'Health insurance' },
            ]}
          />
        }
        actions={actions}
        note="We ask for ages and postcode only."
        scene="health"
      />
      <FactStrip facts={facts} />
    </SheetSection>
  )
}
