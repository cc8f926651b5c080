import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** Reports which step of a check begins. */
export type Begin = (step: string) => void

/** Returns a page's answer within the time limit, or that it does not answer. */
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

/**
 * Diagnostics of a hanging page: whether it is visible, whether it renders, and what is animating.
 */
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

/** Time limits in milliseconds, for a check and for the diagnostics of a hanging page. */
interface Patience {
  readonly look: number
  readonly answer: number
}

/** Checks a page. After a timeout, reports the hanging step and the page's diagnostics. */
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
  // Its result after the page was closed is irrelevant.
  looking.catch(() => undefined)
  const hanging = step
  const diagnostics = await askHanging(page, patience.answer)
  const after = wentOn ? 'the look went on when asked' : 'the look still waits'
  return `hangs at “${hanging}” for ${patience.look / 1000} s (${diagnostics}; ${after})`
}

/** How often a stop hung, with the latest diagnostics. */
export interface Visited {
  readonly hung: 0 | 1 | 2
  readonly diagnostics: string
}

/**
 * Visits a stop, and retries once if it hung: on a busy machine one of many hangs by chance, a
 * fault makes it hang again.
 */
export async function visitAgain(visit: () => Promise<string | undefined>): Promise<Visited> {
  const first = await visit()
  if (first === undefined) return { hung: 0, diagnostics: '' }
  const second = await visit()
  return second === undefined ? { hung: 1, diagnostics: first } : { hung: 2, diagnostics: second }
}
