import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createSiteMetrics } from '#platform/metrics/site-metrics.server.ts'

const guide = readFileSync('docs/operations.md', 'utf8')
const [, watched = ''] = /^## What to watch$([^]*?)^## /m.exec(guide) ?? []
const alarms = watched.split('\n').flatMap((line) => /^\| `([^`{]+)/.exec(line)?.[1] ?? [])
const events = alarms.filter((name) => /^[a-z]+\.[a-z-]+$/.test(name))
const figures = alarms.filter((name) => /^[a-z]+(?:_[a-z0-9]+)+$/.test(name))

it('names alarms of both kinds, and nothing else but the health page', () => {
  expect(alarms.filter((name) => !events.includes(name) && !figures.includes(name))).toEqual(['/readyz'])
  expect(events.length).toBeGreaterThanOrEqual(3)
  expect(figures.length).toBeGreaterThanOrEqual(6)
})

it('names existing metrics', async () => {
  const metrics = createSiteMetrics(() => Promise.resolve(undefined), {
    lostPlaces: () => Promise.resolve(undefined),
    unscanned: () => Promise.resolve(undefined),
    mailKept: undefined,
  })
  const text = await metrics.text()
  const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  expect(figures.filter((name) => !known.has(name))).toEqual([])
})

it('names events that the server logs', () => {
  const sources = globSync('app/**/*.server.ts')
  const code = sources.map((path) => readFileSync(path, 'utf8')).join('\n')
  expect(events.filter((name) => !code.includes(`'${name}'`))).toEqual([])
})
