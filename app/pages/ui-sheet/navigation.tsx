import { Accordion, AccordionItem } from '#design/accordion.tsx'
import { Badge } from '#design/badge.tsx'
import { Flag } from '#design/icons/flag.tsx'
import { StatusLine } from '#design/status.tsx'
import { Tabs } from '#design/tabs.tsx'
import { SheetSection } from './section.tsx'

const tabs = [
  { id: 'tab-steps', title: 'Steps', content: <p>Four steps, of which you take one.</p> },
  { id: 'tab-fees', title: 'Fees', content: <p>What the office asks for.</p> },
  { id: 'tab-words', title: 'Words', content: <p>What you will hear at the counter.</p> },
]

/** Tabs, accordion, badges, opening state and languages. */
export function NavigationSection() {
  return (
    <SheetSection title="Navigation">
      <Tabs label="Parts of the service" tabs={tabs} />
      <Accordion>
        <AccordionItem title="Does the number expire?" name="sheet" open>
          <p>No. The number is for life; the paper may be asked for again.</p>
        </AccordionItem>
        <AccordionItem title="Can I apply from abroad?" name="sheet">
          <p>Yes, at a consulate or through somebody with a power of attorney.</p>
        </AccordionItem>
      </Accordion>
      <p className="examples">
        <Badge>You bring it</Badge>
        <Badge tone="us">We prepare it</Badge>
        <Badge tone="ok" icon="check">
          Seen
        </Badge>
        <Badge tone="bad">Required by law</Badge>
        <Badge tone="outline">If represented</Badge>
      </p>
      <p className="examples">
        <StatusLine open>Open until 14:00</StatusLine>
        <StatusLine open={false}>Opens at 16:00</StatusLine>
      </p>
      <p className="examples">
        <span className="sheet-language">
          <Flag locale="de" /> Deutsch
        </span>
        <span className="sheet-language">
          <Flag locale="en" /> English
        </span>
        <span className="sheet-language">
          <Flag locale="es" /> Español
        </span>
      </p>
    </SheetSection>
  )
}
