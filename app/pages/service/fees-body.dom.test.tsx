import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { FeesBody } from './fees-body.tsx'

vi.mock('#i18n/locale-provider.tsx', () => ({ useT: () => (key: string) => key }))

const heads = (html: string) =>
  [...html.matchAll(/<th role="columnheader" scope="col">(.*?)<\/th>/g)].map(([, words]) => words)
const rows = [{ label: 'Up to 120 g/km', amount: '0 %' }]

test('heads a table of fees with procedures, forms and amounts', () => {
  const fees = { heading: 'Fees', rows: [{ label: 'NIE', form: '790', amount: '10 €' }] }
  expect(heads(renderToStaticMarkup(<FeesBody fees={fees} />))).toEqual(['feeFor', 'feeForm', 'feeAmount'])
})

test('heads a table of rates with what its rows are', () => {
  const fees = { heading: 'Rates', columns: { label: 'CO₂ emissions', amount: 'Rate' }, rows }
  expect(heads(renderToStaticMarkup(<FeesBody fees={fees} />))).toEqual(['CO₂ emissions', 'Rate'])
})
