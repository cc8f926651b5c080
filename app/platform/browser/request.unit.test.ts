import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connection, mayPrefetch, mayPreload } from './connection.ts'
import { pending } from './pending.ts'
import { request, requestBytes } from './request.ts'

let status = 200
let asked = 0
/** How many times the server fails before it succeeds. */
let failures = 1
const server = createServer((_, response) => {
  asked += 1
  const now = asked <= failures ? status : 200
  response.writeHead(now, { 'content-type': 'application/json' }).end('{"fine":true}')
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

it.each([408, 409, 425, 429, 500, 502, 503, 504])('retries a safe request once on %i', async (code) => {
  ;[status, asked, failures] = [code, 0, 1]
  expect(await request(origin)).toEqual({ fine: true })
  expect(asked).toBe(2)
})

it('rejects a safe request after one retry', async () => {
  ;[status, asked, failures] = [503, 0, Infinity]
  await expect(request(origin)).rejects.toThrow('503')
  expect(asked).toBe(2)
})

it.each([400, 404, 422])('does not retry on %i', async (code) => {
  ;[status, asked, failures] = [code, 0, 1]
  await expect(request(origin)).rejects.toThrow()
  expect(asked).toBe(1)
})

it('never repeats a post', async () => {
  ;[status, asked, failures] = [503, 0, 1]
  await expect(request(origin, { method: 'POST' })).rejects.toThrow()
  expect(asked).toBe(1)
})

it('counts a request as pending until it is answered or has failed', async () => {
  for (const code of [200, 404, 503]) {
    ;[status, asked, failures] = [code, 0, Infinity]
    for (const ask of [request, requestBytes]) {
      const answer = ask(origin, {})
      expect(pending.count()).toBe(1)
      await answer.then(undefined, () => undefined)
      expect(pending.count()).toBe(0)
    }
  }
  const refused = request('http://127.0.0.1:1/')
  expect(pending.count()).toBe(1)
  await expect(refused).rejects.toThrow()
  expect(pending.count()).toBe(0)
})

it('does not count background work as pending', async () => {
  ;[status, asked, failures] = [200, 0, 0]
  const answer = request(origin, { priority: 'low' })
  expect(pending.count()).toBe(0)
  await answer
  expect(pending.count()).toBe(0)
})

it('prefetches nothing on slow connections or in data-saver mode', () => {
  expect(mayPrefetch({})).toBe(true)
  expect(mayPrefetch({ saveData: true })).toBe(false)
  expect(mayPrefetch({ effectiveType: '2g' })).toBe(false)
  expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false)
  expect(mayPrefetch({ effectiveType: '3g' })).toBe(true)
  expect(mayPreload({ effectiveType: '2g' })).toBe(true)
  expect(mayPreload({ effectiveType: 'slow-2g' })).toBe(false)
  expect(connection()).toEqual({})
})
