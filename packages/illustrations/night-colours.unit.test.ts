import { expect, it } from 'vitest'
import { channels, palette, type Colour } from './colour.ts'
import { nightColour } from './night-colours.ts'
import { nightfall } from './time-nightfall.ts'

const sum = (colour: Colour) => channels(colour).reduce((total, channel) => total + channel)

it('dims bright colours and adds blue', () => {
  const paper = nightColour(palette.paper)
  expect(sum(paper)).toBeLessThan(sum(palette.paper) * 0.6)
  const [red, , blue] = channels(nightColour('#f4ead9'))
  expect(blue).toBeGreaterThan(red - 24)
})

it('leaves what gives light, what is dark already and what is drawn by moonlight', () => {
  for (const colour of [palette.ember, palette.ink, nightfall.sun, nightfall.opening])
    expect(nightColour(colour)).toBe(colour)
})

it('keeps the order of light and dark', () => {
  const shades: Colour[] = ['#404040', '#808080', '#c0c0c0', '#ffffff']
  const night = shades.map((shade) => sum(nightColour(shade)))
  expect(night).toEqual(night.toSorted((a, b) => a - b))
})
