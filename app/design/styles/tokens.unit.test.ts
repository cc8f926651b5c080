import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const darkStart = css.indexOf('@media (prefers-color-scheme: dark)')

function colours(block: string): Record<string, string> {
  const found = block.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)
  return Object.fromEntries([...found].map(([, name, value]) => [name, value]))
}

const light = colours(css.slice(0, darkStart))
const schemes = { light, dark: { ...light, ...colours(css.slice(darkStart)) } }

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? Array.from(hex.slice(1), (digit) => digit + digit).join('') : hex.slice(1)
  const linear = (start: number) => {
    const channel = Number.parseInt(digits.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(0) + 0.7152 * linear(2) + 0.0722 * linear(4)
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

/** Text colours with all their backgrounds. */
const text: Record<string, readonly string[]> = {
  ink: ['paper', 'sand', 'mares', 'raise', 'ok-tint', 'bad-tint', 'us-tint', 'out-tint', 'you-tint'],
  'ink-2': ['paper', 'sand', 'raise', 'us-tint'],
  'ink-2-tint': ['mares', 'paper'],
  heading: ['paper', 'sand', 'mares', 'raise', 'ok-tint', 'out-tint'],
  link: ['paper', 'sand', 'mares', 'raise'],
  paper: ['link'],
  cala: ['paper'],
  'cala-text': ['paper', 'mares'],
  'teja-text': ['paper'],
  'teja-hover': ['paper', 'mares'],
  'on-teja': ['teja', 'teja-hover'],
  ok: ['paper', 'ok-tint', 'raise'],
  bad: ['paper', 'bad-tint', 'raise'],
  'on-us-tint': ['us-tint'],
  'on-band': ['band', 'band-line'],
  'on-band-2': ['band'],
  'on-deep': ['band-deep'],
  'on-deep-2': ['band-deep'],
  'on-inverse': ['inverse', 'on-band-2'],
}

/** Edges of controls, marks of a chosen state and the focus ring, with their adjacent colours. */
const edges: Record<string, readonly string[]> = {
  field: ['paper', 'raise', 'sand'],
  link: ['raise', 'sand', 'paper'],
  bad: ['raise', 'paper', 'bad-tint'],
  ok: ['raise', 'mares'],
  focus: ['paper', 'sand', 'mares', 'raise'],
  teja: ['paper'],
  'on-band': ['band'],
  'on-band-2': ['band'],
}

function pairs(table: Record<string, readonly string[]>): readonly [string, string][] {
  return Object.entries(table).flatMap(([front, grounds]) =>
    grounds.map((ground): [string, string] => [front, ground]),
  )
}

describe.each(Object.entries(schemes))('%s scheme', (_, tokens) => {
  const colour = (name: string) => {
    const value = tokens[name]
    if (value === undefined) throw new Error(`there is no colour token ${name}`)
    return value
  }
  const ratio = (front: string, ground: string) => contrast(colour(front), colour(ground))

  test.each(pairs(text))('text %s on %s reaches 4.5:1 (WCAG 1.4.3)', (front, ground) => {
    expect(ratio(front, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(pairs(edges))('edge %s beside %s reaches 3:1 (WCAG 1.4.11)', (front, ground) => {
    expect(ratio(front, ground)).toBeGreaterThanOrEqual(3)
  })
})

test('distinguishes exclusions from guidance, and a badge from its sheet, in both schemes', () => {
  for (const tokens of Object.values(schemes)) {
    expect(tokens['out-tint']).not.toBe(tokens['mares'])
    expect(contrast(tokens['you-tint'] ?? '', tokens['raise'] ?? '')).toBeGreaterThan(1.15)
  }
})

test('parses both schemes and measures as the design notes do', () => {
  expect(contrast(schemes.light['ink'] ?? '', schemes.light['paper'] ?? '')).toBeCloseTo(15.5, 0)
  expect(contrast(schemes.dark['teja'] ?? '', schemes.dark['paper'] ?? '')).toBeCloseTo(6.7, 1)
})
