import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RadioCards } from './radio-cards.tsx'
import { SlotGrid } from './slot-grid.tsx'

const offices = [
  { value: 'palma', label: 'Palma', note: 'until 14:00' },
  { value: 'online', label: 'Online' },
]

test('names, describes and marks the group, and checks the chosen value', () => {
  const html = renderToStaticMarkup(
    <RadioCards
      id="office"
      name="office"
      label="Where?"
      hint="A hint"
      error="Choose"
      value="online"
      options={offices}
    />,
  )
  expect(html).toMatch(/<fieldset id="office"[^>]* role="radiogroup" aria-labelledby="office-label"/)
  expect(html).toContain('aria-describedby="office-hint office-error" aria-invalid="true"')
  expect(html).toContain('<legend id="office-label"')
  expect(html).toMatch(/<input type="radio" name="office"[^>]*checked=""[^>]* value="online"\/>/)
  expect(html.match(/checked=""/g)).toHaveLength(1)
})

test('keeps taken times in the grid, disabled and labelled as taken', () => {
  const html = renderToStaticMarkup(
    <SlotGrid
      id="time"
      name="time"
      label="Thursday"
      takenLabel="taken"
      slots={[
        { value: '09:00', time: '09:00', taken: false },
        { value: '09:30', time: '09:30', taken: true },
      ]}
    />,
  )
  expect(html.match(/disabled=""/g)).toHaveLength(1)
  expect(html).toContain('<s>09:30</s><span class="visually-hidden"> taken</span>')
})
