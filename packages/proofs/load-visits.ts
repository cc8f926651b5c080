import { setTimeout as sleep } from 'node:timers/promises'
import { readPage, sendForm, visitor, type Visits } from './visitors.ts'

const pages = [
  '/es',
  '/en',
  '/de',
  '/servicios/nie',
  '/en/insurances/health',
  '/de/dienstleistungen/nie',
  '/blog',
]
const searches = ['nie', 'coche', 'car', 'zahn', 'hogar'].map((word) => `/busqueda?q=${word}`)

/** What a visitor does in one turn. */
export type Turn = (turn: number, ask: ReturnType<typeof visitor>, seen: Visits) => Promise<unknown>

/** Reads a page; every eleventh is a search. */
export const readTurn: Turn = (turn, ask, seen) => {
  const [paths, at] = turn % 11 === 10 ? [searches, turn % searches.length] : [pages, turn % pages.length]
  return readPage(ask, seen, paths[at] ?? '')
}

/** Sends a form until it is acknowledged. */
export const sendTurn: Turn = (_turn, ask, seen) => sendForm(ask, seen, 200)

/** 90 % pages, 9 % searches, 1 % forms. */
export const mixedTurn: Turn = (turn, ask, seen) =>
  turn % 100 === 99 ? sendTurn(turn, ask, seen) : readTurn(turn, ask, seen)

/** Number of visitors, and their rate. */
export interface Visiting {
  readonly port: number
  readonly clients: number
  readonly act: Turn
  /** The end time, by `performance.now()`. */
  readonly end: number
  /** Total turns per second; unlimited if missing. */
  readonly aSecond?: number
}

/** Runs visitors until the end. @returns turns per second */
export async function visit(seen: Visits, { port, clients, act, end, aSecond }: Visiting): Promise<number> {
  const pauseMs = aSecond === undefined ? 0 : (clients * 1000) / aSecond
  const start = performance.now()
  let turns = 0
  const one = async (number: number) => {
    const ask = visitor({ origin: `http://127.0.0.1:${port}` }, seen)
    let next = start + (pauseMs * number) / clients
    for (let turn = number * 7; performance.now() < end; turn++) {
      const wait = Math.min(next, end) - performance.now()
      if (wait > 0) await sleep(wait)
      if (performance.now() >= end) break
      await act(turn, ask, seen)
      turns++
      // Turns missed while the site paused are dropped, or they would come as a burst.
      next = Math.max(next + pauseMs, performance.now())
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, number) => one(number)))
  return (turns * 1000) / (performance.now() - start)
}
