import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { pending } from '#platform/browser/pending.ts'
import { createPayloadCache, fetchThrough } from './payload-cache.ts'
import { payloadAddress } from './payload.ts'

const answerOf = (text: string, headers: Record<string, string> = {}) => new Response(text, { headers })

function payloads() {
  let time = 0
  const fetched = vi.fn((address: string) => Promise.resolve(answerOf(`ahead ${address}`)))
  const kept = createPayloadCache(fetched, () => time)
  return { kept, fetched, later: (ms: number) => (time += ms) }
}

const never = () => Promise.reject(new Error('asked'))

it('knows the payload of a path', () => {
  expect(payloadAddress('/')).toBe('/_.data')
  expect(payloadAddress('/servicios/nie')).toBe('/servicios/nie.data')
  expect(payloadAddress('/de/')).toBe('/de.data')
})

it('returns a prefetched payload, as often as it is requested', async () => {
  const { kept, fetched } = payloads()
  await kept.prefetch('/a.data')
  await kept.prefetch('/a.data')
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(await (await kept.answer('/a.data', never)).text()).toBe('ahead /a.data')
  expect(await (await kept.answer('/a.data', never)).text()).toBe('ahead /a.data')
})

it('refetches after five minutes, and falls back to the stale payload while offline', async () => {
  const { kept, later } = payloads()
  await kept.prefetch('/a.data')
  later(5 * 60_000)
  expect(await (await kept.answer('/a.data', () => Promise.resolve(answerOf('new')))).text()).toBe('new')
  later(5 * 60_000)
  expect(await (await kept.answer('/a.data', never)).text()).toBe('new')
  expect(kept.has('/a.data')).toBe(true)
})

/** A response that breaks off after its headers, as when the reader taps another link or the connection is lost. */
const brokenOff = () =>
  new Response(new ReadableStream({ start: (body) => body.error(new Error('broken off')) }))

it('does not cache a response that breaks off, and refetches', async () => {
  const { kept } = payloads()
  await expect(kept.answer('/a.data', () => Promise.resolve(brokenOff()))).rejects.toThrow('broken off')
  expect(kept.has('/a.data')).toBe(false)
  expect(await (await kept.answer('/a.data', () => Promise.resolve(answerOf('new')))).text()).toBe('new')
})

it('falls back to the stale payload when the new response breaks off', async () => {
  const { kept, later } = payloads()
  await kept.prefetch('/a.data')
  later(5 * 60_000)
  const found = await kept.answer('/a.data', () => Promise.resolve(brokenOff()))
  expect(await found.text()).toBe('ahead /a.data')
  expect(kept.has('/a.data')).toBe(true)
})

it('makes its own request when the running prefetch fails', async () => {
  const kept = createPayloadCache(() => Promise.reject(new Error('no line')))
  const ahead = kept.prefetch('/a.data')
  const found = kept.answer('/a.data', () => Promise.resolve(answerOf('new')))
  await expect(ahead).rejects.toThrow('no line')
  expect(await (await found).text()).toBe('new')
})

it('has only payloads that have arrived', async () => {
  const { kept } = payloads()
  const ahead = kept.prefetch('/a.data')
  expect(kept.has('/a.data')).toBe(false)
  await ahead
  expect(kept.has('/a.data')).toBe(true)
})

it('caches neither errors nor private responses', async () => {
  const { kept } = payloads()
  await expect(kept.answer('/a.data', never)).rejects.toThrow('asked')
  expect(kept.has('/a.data')).toBe(false)
  await kept.answer('/b.data', () => Promise.resolve(answerOf('secret', { 'cache-control': 'no-store' })))
  await Promise.resolve()
  expect(kept.has('/b.data')).toBe(false)
  await kept.answer('/c.data', () => Promise.resolve(new Response('', { status: 404 })))
  await Promise.resolve()
  expect(kept.has('/c.data')).toBe(false)
})

it('evicts the oldest of more than sixty', async () => {
  const { kept } = payloads()
  for (let i = 0; i < 70; i++) await kept.prefetch(`/${i}.data`)
  expect(kept.has('/9.data')).toBe(false)
  expect(kept.has('/10.data')).toBe(true)
})

describe('the router', () => {
  let answers: number[] = []
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.writeHead(answers.shift() ?? 200, { 'x-remix-response': 'yes' }).end(`payload of ${url}`)
  })
  let origin = ''
  const { signal } = new AbortController()
  const ask = (address: string, cache = createPayloadCache()) => fetchThrough(cache)(address, { signal })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterEach(() => {
    asked.length = 0
  })
  afterAll(() => server.close())

  it.each([408, 409, 425, 429, 500, 502, 503, 504])('retries once for a payload on %i', async (code) => {
    for (const address of ['/a.data', '/list.data?page=2']) {
      answers = [code]
      const answer = await ask(origin + address)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('x-remix-response')).toBe('yes')
      expect(await answer.text()).toBe(`payload of ${address}`)
    }
    expect(asked).toEqual(['/a.data', '/a.data', '/list.data?page=2', '/list.data?page=2'])
  })

  it('gets the second failure unchanged, and retries the next time', async () => {
    const cache = createPayloadCache()
    answers = [503, 502]
    const answer = await ask(`${origin}/a.data`, cache)
    expect([answer.status, await answer.text()]).toEqual([502, 'payload of /a.data'])
    expect((await ask(`${origin}/a.data`, cache)).status).toBe(200)
    expect(asked).toHaveLength(3)
  })

  it('gets a missing page without a retry', async () => {
    answers = [404]
    expect((await ask(`${origin}/a.data`)).status).toBe(404)
    expect(asked).toHaveLength(1)
  })

  it('gets the error of a failed request', async () => {
    await expect(ask('http://127.0.0.1:1/a.data')).rejects.toThrow(TypeError)
  })

  it('counts its own requests as pending, and not prefetches', async () => {
    const counts: number[] = []
    const unsubscribe = pending.subscribe(() => counts.push(pending.count()))
    const cache = createPayloadCache()
    await cache.prefetch(`${origin}/a.data`)
    expect(counts).toEqual([])
    await ask(`${origin}/b.data`, cache)
    expect(counts).toEqual([1, 0])
    unsubscribe()
  })

  it('falls back to the network when the running prefetch fails', async () => {
    const cache = createPayloadCache()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answers = [503, 503]
    await expect(cache.prefetch(`${origin}/a.data`)).rejects.toThrow('503')
    expect(await (await ask(`${origin}/a.data`, cache)).text()).toBe('payload of /a.data')
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      'Failed payload load',
      expect.stringContaining('503'),
    )
    vi.restoreAllMocks()
  })
})
