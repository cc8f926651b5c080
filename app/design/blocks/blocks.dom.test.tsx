import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CompareTable } from './lists/compare-table.tsx'
import { FeeTable } from './lists/fee-table.tsx'
import { LongPage } from './long-page.tsx'
import { Situations } from './cards/situations.tsx'
import { WaitChart } from './lists/wait-chart.tsx'

const count = (html: string, pattern: RegExp): number => [...html.matchAll(pattern)].length

describe('LongPage', () => {
  const html = renderToStaticMarkup(
    <LongPage
      contentsTitle="On this page"
      sections={[
        { id: 'cover', title: 'What is covered', body: <p>Words</p> },
        { id: 'related', title: 'Related', unlisted: true, body: <p>Links</p> },
      ]}
    />,
  )

  it('links each listed section by its own title, and only those', () => {
    expect(html).toContain('<a href="#cover">What is covered</a>')
    expect(html).not.toContain('href="#related"')
  })

  it('names each section by its heading', () => {
    expect(html).toContain('<section id="related" class="long-section" aria-labelledby="related-title">')
    expect(html).toContain('<h2 id="related-title">Related</h2>')
  })
})

describe('CompareTable', () => {
  it('scrolls by itself, by keyboard too, under the name of its heading', () => {
    const html = renderToStaticMarkup(
      <CompareTable
        labelledBy="levels-title"
        columns={['A', 'B']}
        rows={[{ label: 'Price', cells: ['1', '2'] }]}
      />,
    )
    expect(count(html, /role="columnheader"/g)).toBe(2)
    expect(html).toContain('class="table-scroll" tabindex="0" role="group" aria-labelledby="levels-title"')
  })

  it('draws a plain yes and no, with the word for screen readers', () => {
    const html = renderToStaticMarkup(
      <CompareTable
        label="Levels"
        columns={['A', 'B']}
        rows={[{ label: 'Theft', cells: [true, false] }]}
        words={{ yes: 'Sí', no: 'No' }}
      />,
    )
    expect(html).toMatch(/<td role="cell"><svg class="icon cell-yes"[^>]* role="img" aria-label="Sí">/)
    expect(html).toMatch(/<td role="cell"><svg class="icon cell-no"[^>]* role="img" aria-label="No">/)
  })
})

describe('FeeTable', () => {
  const heads = { label: 'Procedure', form: 'Form', amount: 'Amount' }

  it('omits the form column if no fee has a form', () => {
    const html = renderToStaticMarkup(
      <FeeTable labelledBy="fees-title" heads={heads} rows={[{ label: 'Appointment', amount: 'free' }]} />,
    )
    expect(html).not.toContain('Form')
  })
})

describe('Situations', () => {
  it('is an exclusive accordion with the first one open', () => {
    const more = { href: '/more', label: 'More' }
    const html = renderToStaticMarkup(
      <Situations
        items={[
          { title: 'New here', steps: [{ href: '/nie', label: 'NIE', text: 'A number' }], more },
          { title: 'I drive', steps: [], more },
        ]}
      />,
    )
    expect(count(html, /<details[^>]* name="situations"/g)).toBe(2)
    expect(count(html, /<details[^>]* open=""/g)).toBe(1)
  })
})

describe('WaitChart', () => {
  const html = renderToStaticMarkup(
    <WaitChart
      max={12}
      start="Start"
      end="12 months"
      rows={[{ label: 'Diagnostics', from: 3, to: 6, text: '3 to 6 months' }]}
    />,
  )

  it('states the wait in words and hides every drawing from screen readers', () => {
    expect(html).toContain('3 to 6 months')
    expect(html.replaceAll(/<(svg|dd)[^>]* aria-hidden="true".*?<\/\1>/g, '')).not.toContain('<svg')
  })

  it('draws by attributes, since the content security policy forbids inline styles', () => {
    expect(html).toContain('width="50%"')
    expect(html).not.toContain('style=')
  })
})
