import { weekFrom, usualWeek } from '#domains/offices/week.ts'
import { WeekTable } from '#domains/offices/week-table.tsx'
import '#domains/offices/week-table.css'
import { SituationCards } from '#design/blocks/situation-cards.tsx'
import { Example, SheetSection } from './section.tsx'

const pages = ['Car registration', 'Vehicle inspection (ITV)', 'Car insurance'].map((label, index) => ({
  href: `#situation-${index}`,
  label,
  text: 'What you do there.',
}))
const split = ['09:00-14:00', '16:00-19:00']
const hours = { mon: split, tue: split, wed: split, thu: split, fri: ['09:00-14:00'] }
const closed = new Map([['2026-12-08', 'Immaculate Conception']])

/** The blocks of hubs and of the hours page. */
export function HubBlocks() {
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
