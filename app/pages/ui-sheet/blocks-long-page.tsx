import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import { FootBar } from '#design/blocks/foot-bar.tsx'
import { LongPage } from '#design/blocks/long-page.tsx'
import { Prose } from '#design/blocks/prose.tsx'
import { SideSection } from '#design/blocks/side-section.tsx'
import { SheetSection } from './section.tsx'

/** A long page with its contents list and the bar at the foot of small screens. */
export function LongPageBlocks() {
  return (
    <SheetSection title="Blocks: long page">
      <div className="foot-bar-page">
        <LongPage
          contentsTitle="On this page"
          sections={[
            {
              id: 'sheet-cover',
              label: 'What is covered',
              title: 'What it usually pays for',
              body: (
                <Prose
                  paragraphs={['First paragraph.', ['A ', { i: 'carencia' }, ' is a waiting period.']]}
                />
              ),
            },
            {
              id: 'sheet-sources',
              label: 'Sources',
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
