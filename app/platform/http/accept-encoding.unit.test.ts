import { expect, test } from 'vitest'
import { chooseEncoding, type Encoding } from './accept-encoding.server.ts'

const all = new Map<Encoding, true>([
  ['identity', true],
  ['br', true],
  ['gzip', true],
  ['zstd', true],
])
const gzipOnly = new Map<Encoding, true>([
  ['identity', true],
  ['gzip', true],
])

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, zstd', 'zstd'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'zstd'],
  ['br;q=0, zstd;q=0, *;q=0.1', 'gzip'],
  ['*;q=0', 'identity'],
  ['gzip;q=1, *;q=0', 'gzip'],
  ['gzip;q=1.0, br;q=0.2', 'gzip'],
  ['br;q=0.5, gzip;q=0.8, zstd;q=0.8', 'zstd'],
  ['br;q=0.1, *;q=0.9', 'zstd'],
  ['identity, br;q=0.5', 'identity'],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('sends a client that accepts %s the coding %s', (header, coding) => {
  expect(chooseEncoding(header, all)).toBe(coding)
  // The second answer comes from the cache.
  expect(chooseEncoding(header, all)).toBe(coding)
})

test('sends nothing in a coding that was not prepared', () => {
  expect(chooseEncoding('br, zstd, gzip', gzipOnly)).toBe('gzip')
  expect(chooseEncoding('br', gzipOnly)).toBe('identity')
})
