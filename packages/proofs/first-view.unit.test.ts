import { expect, it } from 'vitest'
import { readTrace, type TraceEvent } from './first-view-trace.ts'
import { isFirst } from './first-view.ts'

const address = 'http://127.0.0.1:1/de/schäden'
const url = encodeURI(address)
const start: TraceEvent = {
  name: 'navigationStart',
  ts: 5_000_000,
  args: { data: { documentLoaderURL: url } },
}
const starter: TraceEvent = { name: 'EvaluateScript', ts: 5_200_000, dur: 1_500, args: { data: { url } } }
const compiled = (ts: number, fileName: string): TraceEvent => ({
  name: 'v8.compileModule',
  ts,
  args: { fileName },
})
const modules = [
  compiled(5_100_000, 'chrome://new-tab-page/a.js'),
  compiled(6_900_000, 'http://127.0.0.1:1/assets/b.js'),
  compiled(6_800_000, 'http://127.0.0.1:1/assets/a.js'),
]
const view = { painted: 900, scriptAsked: 1_500, scriptRun: 1_800, inline: 1.5, tapped: true }

it('finds when the first module was evaluated, and how long the starter took', () => {
  expect(readTrace([start, starter, ...modules], address)).toEqual({ scriptRun: 1_800, inline: 1.5 })
})

it('returns no time if the trace has no start, or no module', () => {
  for (const events of [modules, [start, starter]]) {
    const { scriptRun } = readTrace(events, address)
    expect(Number.isFinite(scriptRun)).toBe(false)
    expect(isFirst({ ...view, scriptRun })).toBe(false)
  }
})

it('passes a page whose scripts run after the largest paint', () => {
  expect(isFirst(view)).toBe(true)
  expect(isFirst({ ...view, scriptAsked: 800 })).toBe(false)
  expect(isFirst({ ...view, scriptRun: 800 })).toBe(false)
  expect(isFirst({ ...view, tapped: false })).toBe(false)
})

it('fails without any observation', () => {
  // `Math.min()` of no scripts.
  expect(isFirst({ ...view, scriptAsked: Infinity })).toBe(false)
  expect(isFirst({ ...view, painted: 0 })).toBe(false)
})
