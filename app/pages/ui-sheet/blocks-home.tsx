import { ArticleTeasers } from '#design/blocks/cards/article-teasers.tsx'
import { ClosingBand } from '#design/blocks/closing-band.tsx'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import { Directory } from '#design/blocks/lists/directory.tsx'
import { FaqSection } from '#design/blocks/lists/faq-list.tsx'
import { OfficeList } from '#design/blocks/lists/office-list.tsx'
import { Ribbon } from '#design/blocks/heroes/ribbon.tsx'
import { SectionHead } from '#design/blocks/section-head.tsx'
import { ServiceBands } from '#design/blocks/cards/service-bands.tsx'
import { SignalSteps } from '#design/blocks/lists/signal-steps.tsx'
import { Situations } from '#design/blocks/cards/situations.tsx'
import { StatusLine } from '#design/status.tsx'
import { TextLink } from '#design/text-link.tsx'
import { SheetSection } from './section.tsx'

const links = ['NIE number', 'Residence', 'Digital certificate', 'Tax return'].map((label) => ({
  href: `#${label.toLowerCase().replace(' ', '-')}`,
  label,
}))
const more = { href: '#more', label: 'See all' }

/** The blocks of the home page. */
export function HomeBlocks() {
  return (
    <SheetSection title="Blocks: home">
      <SectionHead title="What brings you here?" intro="Choose your situation." />
      <Situations
        items={['I am new here', 'I drive', 'I retire here'].map((title) => ({
          title,
          steps: links.map((link) => ({ ...link, text: 'What it is and until when you need it.' })),
          more,
        }))}
      />
      <Directory
        groups={['Health', 'Vehicles', 'Home and liability'].map((title) => ({
          title,
          links: links.map((link, index) => ({ ...link, tag: index === 0 ? 'Required' : undefined })),
          more,
        }))}
      />
      <div className="band sheet-band">
        <ServiceBands
          bands={(['administrative', 'car-services', 'home-services'] as const).map((scene) => ({
            title: 'Administrative services',
            scene,
            links,
            more,
          }))}
        />
      </div>
      <SignalSteps
        steps={['You tell us', 'We check and do it', 'You have it in writing'].map((title) => ({
          title,
          text: 'By phone, appointment or form.',
        }))}
      />
      <div className="tint sheet-band">
        <OfficeList
          title="Three places on the island, and online"
          now="Tuesday, 24 November, 10:20"
          map={<p>Map</p>}
          offices={[
            {
              href: '#palma',
              label: 'Palma',
              status: <StatusLine open>Open until 14:00</StatusLine>,
              hours: 'Again from 16:00',
            },
            {
              href: '#online',
              label: 'Online',
              status: <StatusLine open={false}>Opens at 16:00</StatusLine>,
            },
          ]}
        />
      </div>
      <SectionHead title="Good to know" link={<TextLink href="#articles">All articles</TextLink>} />
      <ArticleTeasers
        lead={{
          href: '#lead',
          label: 'The first three months, in order',
          meta: 'Guide · 8 minutes',
          summary: 'Which steps build on each other.',
          scene: 'property',
        }}
        more={[{ href: '#second', label: 'Holidays 2027 on the Balearics', meta: 'Calendar · 2 minutes' }]}
      />
      <FaqSection
        id="sheet-questions"
        title="Often asked"
        faqs={[{ q: 'Is the NIE a permit?', a: 'No, a number.' }]}
      />
      <ClosingBand
        heading="Tell us where you stand."
        text="You choose the language and the time."
        actions={
          <DialogButton dialog="appointment-dialog" variant="inverse">
            Online appointment
          </DialogButton>
        }
      />
      <Ribbon />
    </SheetSection>
  )
}
