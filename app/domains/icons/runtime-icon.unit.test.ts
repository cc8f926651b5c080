import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { iconAddresses, readIcons, type ReadIcons } from './runtime-icon.tsx'

const heart = { body: '<path d="M1 1"/>' }
const one = 'https://one.example'
const two = 'https://two.example'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Answers after a while, or not at all; `failed` once the signal aborts it. */
function server(answers: Record<string, { after: number; icons?: object }>) {
  const asked: string[] = []
  const read: ReadIcons = (address, signal) => {
    asked.push(address)
    const answer = Object.entries(answers).find(([base]) => address.startsWith(base))?.[1]
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
      if (answer === undefined) return
      setTimeout(() => {
        if (answer.icons === undefined) reject(new Error('failed'))
        else resolve({ icons: answer.icons as Record<string, typeof heart> })
      }, answer.after)
    })
  }
  return { asked, read }
}

test('asks only the site, even if that fails, unless services are configured', async () => {
  const { asked, read } = server({ '/api': { after: 10 } })
  const icons = readIcons(['heart'], [], read)
  await vi.advanceTimersByTimeAsync(6000)
  expect(await icons).toEqual({})
  expect(asked).toEqual(['/api/icons/tabler.json?icons=heart'])
})

test('falls back to the first service for missing icons after 1,500 ms', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
    const end = new AbortController()
    setTimeout(() => end.abort(new Error('too late')), time)
    return end.signal
  })
  const { asked, read } = server({ [one]: { after: 10, icons: { heart } } })
  const icons = readIcons(['heart'], [one, two], read)
  await vi.advanceTimersByTimeAsync(1499)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(20)
  expect(await icons).toEqual({ heart })
  expect(asked[1]).toBe(`${one}/tabler.json?icons=heart`)
  await vi.advanceTimersByTimeAsync(6000)
  expect(asked).toHaveLength(2)
})

test('asks the next service too after 750 ms, and takes the first answer', async () => {
  const { asked, read } = server({ '/api': { after: 0, icons: {} }, [two]: { after: 10, icons: { heart } } })
  const icons = readIcons(['heart'], [one, two], read)
  await vi.advanceTimersByTimeAsync(740)
  expect(asked.filter((address) => address.startsWith('https'))).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(30)
  expect(await icons).toEqual({ heart })
})

test('times out services together after 5 s', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
    const end = new AbortController()
    setTimeout(() => end.abort(new Error('too late')), time)
    return end.signal
  })
  const { read } = server({ '/api': { after: 0, icons: {} } })
  let done = false
  const icons = readIcons(['heart'], [one, two], read).finally(() => (done = true))
  await vi.advanceTimersByTimeAsync(4900)
  expect(done).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(await icons).toEqual({})
})

test('does not ask services for icons that the site has', async () => {
  const { asked, read } = server({
    '/api': { after: 0, icons: { heart } },
    [one]: { after: 0, icons: { home: heart } },
  })
  const icons = readIcons(['heart', 'home'], [one], read)
  await vi.advanceTimersByTimeAsync(10)
  expect(await icons).toEqual({ heart, home: heart })
  expect(asked[1]).toBe(`${one}/tabler.json?icons=home`)
})

test('splits addresses at 500 characters without losing a name', () => {
  const names = Array.from({ length: 120 }, (_, index) => `an-icon-with-a-name-${index}`)
  const parts = iconAddresses('/api/icons', names)
  expect(parts.flat()).toEqual(names)
  expect(parts.length).toBeGreaterThan(1)
  for (const part of parts) {
    expect(`/api/icons/tabler.json?icons=${part.join(',')}`.length).toBeLessThanOrEqual(500)
  }
})
