import '#design/fields/controls.css'
import '#design/blocks/blocks.css'
import { HomeBlocks } from './blocks-home.tsx'
import { ListBlocks } from './blocks-lists.tsx'
import { weekFrom, usualWeek } from '#domains/offices/week.ts'
import { WeekTable } from '#domains/offices/week-table.tsx'
import '#domains/offices/week-table.css'
import { SituationCards } from '#design/blocks/cards/situation-cards.tsx'
import { Example, SheetSection } from './section.tsx'
import { CompareTable } from '#design/blocks/lists/compare-table.tsx'
import { FeeTable } from '#design/blocks/lists/fee-table.tsx'
import { WaitChart } from '#design/blocks/lists/wait-chart.tsx'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import { FootBar } from '#design/blocks/foot-bar.tsx'
import { LongPage } from '#design/blocks/long-page.tsx'
import { Prose } from '#design/blocks/prose.tsx'
import { SideSection } from '#design/blocks/side-section.tsx'
import { Breadcrumbs } from '#design/blocks/breadcrumbs.tsx'
import { InShort } from '#design/blocks/heroes/in-short.tsx'
import { HomeHero } from '#design/blocks/heroes/home-hero.tsx'
import { PageHero } from '#design/blocks/heroes/page-hero.tsx'

const actions = (
  <>
    <DialogButton dialog="salud-dialog">Get a health quote</DialogButton>
    <DialogButton dialog="callback-dialog" variant="secondary" icon="phone">
      Shall we call you?
    </DialogButton>
  </>
)

const shortLines = [
  { label: 'Do you need it?', text: 'The law does not require it, but most visas do.' },
  { label: 'For a visa', text: 'It must have no co-payment, no waiting periods and no limit.' },
  {
    label: 'How long it runs',
    text: 'It runs for a year and renews itself unless you write a month before.',
  },
  { label: 'Who pays', text: 'You pay for it yourself, or your employer does.' },
  { label: 'What to do next', text: 'Tell us your ages and postcode, and we ask for quotes.' },
]

/** The heads of pages. */
function HeadBlocks() {
  return (
    <SheetSection title="Blocks: heads">
      <HomeHero
        title="Versichert, angemeldet, ange&shy;kommen."
        lead="One sentence on what we do."
        scene={{ name: 'hero', alt: '' }}
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
        scene={{ name: 'health', alt: '' }}
      />
      <InShort title="In short" lines={shortLines} />
    </SheetSection>
  )
}

/** A long page with its contents list and the bar at the foot of small screens. */
function LongPageBlocks() {
  return (
    <SheetSection title="Blocks: long page">
      <div className="foot-bar-page">
        <LongPage
          contentsTitle="On this page"
          sections={[
            {
              id: 'sheet-cover',
              title: 'What is covered',
              body: (
                <Prose
                  paragraphs={['First paragraph.', ['A ', { i: 'carencia' }, ' is a waiting period.']]}
                />
              ),
            },
            {
              id: 'sheet-sources',
              title: 'Sources',
              minor: true,
              body: <Prose paragraphs={['A quieter title.']} />,
            },
          ]}
        />
        <SideSection id="sheet-side" title="Title on the left">
          <Prose paragraphs={['Body on the right, for pages without a contents list.']} />
        </SideSection>
        <FootBar
          action={<DialogButton dialog="salud-dialog">Get a health quote</DialogButton>}
          phoneHref="tel:+34971000000"
          phoneLabel="Call us"
        />
      </div>
    </SheetSection>
  )
}

/** Tables and the chart of waiting periods. */
function TableBlocks() {
  return (
    <SheetSection title="Blocks: tables">
      <h3 id="sheet-compare">Three kinds of policy</h3>
      <CompareTable
        labelledBy="sheet-compare"
        columns={['Network, with co-payment', 'Network, no co-payment', 'Reimbursement']}
        rows={[
          { label: 'What you pay at a visit', cells: ['A fixed small amount', 'Nothing', 'The bill first'] },
          { label: 'Premium', cells: ['Lowest', 'Medium', 'Highest'] },
          { label: 'Doctors outside the network', cells: [false, false, true] },
        ]}
        words={{ yes: 'Yes', no: 'No' }}
        note="What counts is the wording of the policy."
      />
      <h3 id="sheet-fees">Official fees</h3>
      <FeeTable
        labelledBy="sheet-fees"
        heads={{ label: 'Procedure', form: 'Form', amount: 'Amount' }}
        rows={[
          { label: 'First TIE card', form: '790-012', amount: '€16.08' },
          { label: 'Appointment', amount: 'free' },
        ]}
      />
      <WaitChart
        max={12}
        start="Start"
        end="12 months"
        rows={[
          { label: 'Emergencies', text: 'No waiting period' },
          { label: 'Diagnostics', from: 3, to: 6, text: '3 to 6 months' },
          { label: 'Hospital stay', from: 6, to: 10, text: '6 months (up to 10)' },
          { label: 'Rehabilitation', from: 1, to: 9, text: 'between one and nine months' },
        ]}
      />
    </SheetSection>
  )
}

const pages = ['Car registration', 'Vehicle inspection (ITV)', 'Car insurance'].map((label, index) => ({
  href: `#situation-${index}`,
  label,
  text: 'What you do there.',
}))
const split = ['09:00-14:00', '16:00-19:00']
const hours = { mon: split, tue: split, wed: split, thu: split, fri: ['09:00-14:00'] }
const closed = new Map([['2026-12-08', 'Immaculate Conception']])

/** The blocks of hubs and of the hours page. */
function HubBlocks() {
  return (
    <SheetSection title="Blocks: hubs and hours">
      <SituationCards
        items={['I live here with foreign plates', 'A fine has arrived', 'I am selling'].map(
          (title, index) => ({
            id: `card-${index}`,
            title,
            text: 'Look at the date first: the clock starts without anybody telling you.',
            pages: pages.slice(index),
          }),
        )}
      />
      <Example name="Usual week">
        <WeekTable label="Usual week" days={usualWeek(hours)} />
      </Example>
      <Example name="A week with today and a holiday">
        <WeekTable
          label="This week"
          days={weekFrom('2026-12-07', { hours, closed, today: '2026-12-09' })}
          open
        />
      </Example>
    </SheetSection>
  )
}

/** The content blocks of app/design/blocks, each with sample data. */
export function BlocksSection() {
  return (
    <>
      <HeadBlocks />
      <ListBlocks />
      <TableBlocks />
      <LongPageBlocks />
      <HomeBlocks />
      <HubBlocks />
    </>
  )
}
