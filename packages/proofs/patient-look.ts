import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** Says which step of a look begins. */
export type Begin = (step: string) => void

/** Gives what a page answers in its time, or that it does not. */
async function answer(question: Promise<unknown>, limit: number): Promise<string> {
  const over = new AbortController()
  try {
    return await Promise.race([
      question.then(String),
      sleep(limit, `no answer in ${limit / 1000} s`, { signal: over.signal }),
    ])
  } catch (error) {
    return String(error)
  } finally {
    over.abort()
  }
}

/** What a page that hangs still tells: whether it is shown, whether it draws, and what moves on it. */
async function askHanging(page: Pick<Page, 'evaluate'>, limit: number): Promise<string> {
  const [visibility, frame, motion] = await Promise.all([
    answer(
      page.evaluate(() => document.visibilityState),
      limit,
    ),
    answer(
      page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done('drawn')))),
      limit,
    ),
    answer(
      page.evaluate(() =>
        document
          .getAnimations()
          .map(({ playState, pending }) => (pending ? `${playState}, pending` : playState))
          .join('; '),
      ),
      limit,
    ),
  ])
  return `visibility: ${visibility}; next frame: ${frame}; motion: ${motion === '' ? 'none' : motion}`
}

/** Milliseconds that a look may take, and that a page that hangs has for an answer. */
interface Patience {
  readonly look: number
  readonly answer: number
}

/** Looks at a page. Where that takes too long, gives the step that hangs and what the page tells of itself. */
export async function lookInTime(
  page: Pick<Page, 'evaluate'>,
  patience: Patience,
  look: (begin: Begin) => Promise<void>,
): Promise<string | undefined> {
  let step = 'nothing begun'
  let wentOn = false
  const over = new AbortController()
  const looking = look((begun) => (step = begun)).then(() => (wentOn = true))
  const tooLong = sleep(patience.look, false, { signal: over.signal })
  try {
    if (await Promise.race([looking, tooLong])) return undefined
  } finally {
    over.abort()
  }
  // What becomes of it once its page is closed says nothing.
  looking.catch(() => undefined)
  const hanging = step
  const told = await askHanging(page, patience.answer)
  const after = wentOn ? 'the look went on when asked' : 'the look still waits'
  return `hangs at “${hanging}” for ${patience.look / 1000} s (${told}; ${after})`
}

/** How often a stop hung, and what was told of it the last time. */
export interface Visited {
  readonly hung: 0 | 1 | 2
  readonly told: string
}

/** Visits a stop, and once more where it hung: a busy machine makes one of many hang, a fault makes it hang again. */
export async function visitAgain(visit: () => Promise<string | undefined>): Promise<Visited> {
  const first = await visit()
  if (first === undefined) return { hung: 0, told: '' }
  const second = await visit()
  return second === undefined ? { hung: 1, told: first } : { hung: 2, told: second }
}
