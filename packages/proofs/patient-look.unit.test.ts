import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { lookInTime, visitAgain } from './patient-look.ts'

const never = () => new Promise<never>(() => undefined)
const soon = { look: 40, answer: 40 }

/** A page that answers the questions in order. */
function page(...answers: (() => Promise<unknown>)[]) {
  const left = [...answers]
  return { evaluate: () => (left.shift() ?? never)() as Promise<never> }
}

it('reports nothing for a check that ends in time', async () => {
  expect(await lookInTime(page(), { look: 5_000, answer: 5_000 }, async () => undefined)).toBe(undefined)
})

it('passes on the error of a failing check', async () => {
  const failing = lookInTime(page(), { look: 5_000, answer: 5_000 }, async () => {
    throw new Error('no such button')
  })
  await expect(failing).rejects.toThrow('no such button')
})

it('names the hanging step, and what the page answers in time', async () => {
  const asked = page(
    async () => 'visible',
    never,
    async () => 'running; paused',
  )
  const diagnostics = await lookInTime(asked, soon, async (begin) => {
    begin('load')
    begin('fades')
    await never()
  })
  expect(diagnostics).toBe(
    'hangs at “fades” for 0.04 s (visibility: visible; next frame: no answer in 0.04 s; motion: running; paused; the look still waits)',
  )
})

it('reports that a page is gone, and that a check continued', async () => {
  const gone = async () => Promise.reject(new Error('the page is gone'))
  const diagnostics = await lookInTime(
    page(gone, never, async () => ''),
    soon,
    () => sleep(60),
  )
  expect(diagnostics).toContain('visibility: Error: the page is gone;')
  expect(diagnostics).toContain('motion: none; the look went on when asked')
})

it('retries only what hung', async () => {
  const stop = (...outcomes: (string | undefined)[]) => {
    const left = [...outcomes]
    return visitAgain(async () => left.shift())
  }
  expect(await stop()).toEqual({ hung: 0, diagnostics: '' })
  expect(await stop('frame')).toEqual({ hung: 1, diagnostics: 'frame' })
  expect(await stop('frame', 'axe')).toEqual({ hung: 2, diagnostics: 'axe' })
})
