import { expect, it } from 'vitest'
import { stopsNamed } from './axe-stops.ts'

it('selects the stops whose name contains the word, and all of them without one', () => {
  const menus = stopsNamed('mega menu').map(({ name }) => name)
  expect(menus).toHaveLength(9)
  expect(menus).toContain('de mega menu 3')
  expect(stopsNamed('').length).toBeGreaterThan(400)
})

it('rejects a filter that matches nothing', () => {
  expect(() => stopsNamed('mega meun')).toThrow('no page, menu or dialog has “mega meun” in its name')
})
