import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PartChart } from './part-chart.tsx'

it('draws bars in proportion to the largest part, without inline styles', () => {
  const html = renderToStaticMarkup(
    <PartChart
      parts={[
        { label: 'Tax', value: 3000, text: '€30' },
        { label: 'Notary', value: 1000, text: '€10' },
        { label: 'Nothing', value: 0, text: '€0' },
      ]}
    />,
  )
  const widths = [...html.matchAll(/part-fill part-\d" width="([^"]+)"/g)].map(([, width]) => width)
  expect(widths).toEqual(['100%', '33.33%', '0%'])
  expect(html).not.toContain('style=')
})
