import { ArticleCards } from '#design/blocks/cards/article-cards.tsx'
import { CoverLists, TwoLists } from '#design/blocks/lists/two-lists.tsx'
import { DocumentList } from '#design/blocks/lists/document-list.tsx'
import { FaqList } from '#design/blocks/lists/faq-list.tsx'
import { PointList } from '#design/blocks/lists/point-list.tsx'
import { ProductGroups } from '#design/blocks/cards/product-groups.tsx'
import { RelatedLinks } from '#design/blocks/cards/related-links.tsx'
import { SourceList } from '#design/blocks/lists/source-list.tsx'
import { StepList, Timeline } from '#design/blocks/lists/step-list.tsx'
import { TermList } from '#design/blocks/lists/term-list.tsx'
import { Example, SheetSection } from './section.tsx'

const points = [
  {
    title: 'The NHS does not travel',
    text: 'A GHIC covers necessary treatment on a visit, not a life here.',
  },
  { title: 'State pension? Ask for an S1', text: 'Then Britain pays and you use the public service.' },
]

const products = [
  {
    title: 'Vehicles',
    purpose: 'Liability towards others first, then your own vehicle.',
    links: [
      { href: '#car', label: 'Car insurance', tag: 'Required', summary: 'What each level pays.' },
      { href: '#bikes', label: 'Bikes and e-scooters', tag: 'Sometimes required' },
    ],
  },
]

/** Lists of every kind. */
export function ListBlocks() {
  return (
    <SheetSection title="Blocks: lists">
      <ArticleCards
        cards={[
          {
            href: '#card',
            label: 'Your car’s first ITV',
            meta: 'Cars · 18 November 2026 · 3 min',
            summary: 'What to bring and what they look at.',
            scene: 'car-services',
          },
        ]}
      />
      <CoverLists
        coveredTitle="Usually covered"
        covered={['Hospital stays and surgery', 'Diagnostic tests and scans', 'Emergency care']}
        notCoveredTitle="Usually not covered"
        notCovered={['Cosmetic treatment', 'Professional sport']}
        note="Some of these can be agreed separately."
      />
      <ProductGroups groups={products} />
      <TwoLists
        lists={[
          {
            title: 'What we do',
            items: ['Fill in the form', 'Book the appointment'],
            tone: 'us',
            icon: 'check',
          },
          { title: 'What stays with you', items: ['Sign'], tone: 'guide', icon: 'arrow-right' },
        ]}
      />
      <TwoLists
        lists={[
          { title: 'Suitable for', items: ['Visa applicants'], tone: 'plain', icon: 'check' },
          { title: 'Usually not needed', items: ['Holders of an S1'], tone: 'plain', icon: 'minus' },
        ]}
      />
      <StepList steps={points} />
      <Timeline
        steps={[
          { ...points[0]!, actor: 'You', ours: false, duration: 'A call' },
          { ...points[1]!, actor: 'You and us', ours: true, duration: 'On the day' },
        ]}
      />
      <PointList points={points} />
      <Example name="Guidance">
        <PointList points={points} tinted />
      </Example>
      <TermList
        terms={[{ term: 'copago', lang: 'es', meaning: 'The amount you pay for each visit or test.' }]}
      />
      <FaqList
        faqs={[
          { q: 'When can I cancel?', a: 'In writing, a month before the year ends.' },
          { q: 'Can I use my GHIC instead?', a: 'On a visit, yes.' },
        ]}
      />
      <DocumentList
        issuedBy="Issued by:"
        items={[
          { id: 'form', name: 'Form EX-15, twice', bringer: 'We prepare it', bringerTone: 'us' },
          {
            id: 'passport',
            name: 'Passport and copy',
            spanish: 'pasaporte',
            note: 'Every page.',
            bringer: 'You bring it',
            bringerTone: 'plain',
          },
          {
            id: 'power',
            name: 'Power of attorney',
            spanish: 'poder notarial',
            issuer: 'a notary',
            bringer: 'In some cases',
            bringerTone: 'outline',
          },
        ]}
        foot="Is one missing? We look at it together."
      />
      <RelatedLinks
        links={points.map(({ title, text }, index) => ({
          href: `#related-${index}`,
          label: title,
          summary: text,
        }))}
      />
      <SourceList
        sources={[
          { name: 'Ley 50/1980 de Contrato de Seguro', url: 'https://www.boe.es', date: '21 November 2026' },
        ]}
        note="Content checked: 21 November 2026"
      />
    </SheetSection>
  )
}
