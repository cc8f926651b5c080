import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createPendingCount } from './pending.ts'

it('counts up and down, never below 0', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), (steps) => {
      const pending = createPendingCount()
      let expected = 0
      for (const begins of steps) {
        if (begins) pending.begin()
        else pending.end()
        expected = Math.max(0, expected + (begins ? 1 : -1))
        expect(pending.count()).toBe(expected)
      }
    }),
  )
})

it('notifies listeners until they unsubscribe', () => {
  const pending = createPendingCount()
  let calls = 0
  const stop = pending.subscribe(() => calls++)
  pending.begin()
  stop()
  pending.end()
  expect(calls).toBe(1)
})
