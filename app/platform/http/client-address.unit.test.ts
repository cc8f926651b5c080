import { expect, test } from 'vitest'
import { createClientAddress, networksAround } from './client-address.server.ts'
import { limitConcurrentPosts } from '#start/concurrent-post-limit.server.ts'

const direct = createClientAddress([])
const proxied = createClientAddress(['10.0.0.0/8', '::1', '2001:db8:f::/48'])

test.each([
  [direct, '192.0.2.1', undefined, '192.0.2.1'],
  [direct, '::ffff:192.0.2.1', '198.51.100.7', '192.0.2.1'],
  [direct, undefined, '198.51.100.7', 'unknown'],
  [proxied, '192.0.2.1', '198.51.100.7', '192.0.2.1'],
  [proxied, '10.1.2.3', '198.51.100.7', '198.51.100.7'],
  [proxied, '10.1.2.3', '203.0.113.9, 198.51.100.7', '198.51.100.7'],
  [proxied, '10.1.2.3', '203.0.113.9, 198.51.100.7, 10.9.9.9', '198.51.100.7'],
  [proxied, '10.1.2.3', '198.51.100.7:5555', '198.51.100.7'],
  [proxied, '10.1.2.3', 'nonsense', '10.1.2.3'],
  [proxied, '10.1.2.3', undefined, '10.1.2.3'],
  [proxied, '::1', '[2001:db8:1:2:3::4]:443', '2001:db8:1:2::/64'],
  [proxied, '::1', '2001:db8:f:1::9, 2001:db8:f:1::9', '2001:db8:f:1::/64'],
] as const)('%# finds the address of a client', (find, peer, header, expected) => {
  expect(find(peer, header)).toBe(expected)
})

test.each([
  ['2001:db8:1:2ab::/64', ['2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['2001:db8:1:ab::/64', ['2001:db8:1:000::/56', '2001:db8:1::/48']],
  ['192.0.2.1', []],
  ['unknown', []],
])('the networks around %s', (subject, expected) => {
  expect(networksAround(subject).map(({ network }) => network)).toEqual(expected)
})

/** A thousand of something, by number. */
const thousand = <T>(each: (i: number) => T): T[] => Array.from({ length: 1000 }, (_, i) => each(i))

test.each([
  ['named to a proxy', proxied, '10.1.2.3', (i: number) => `203.0.${i >> 8}.${i & 255}, 198.51.100.7`],
  ['named as proxies', proxied, '10.1.2.3', (i: number) => `10.9.${i >> 8}.${i & 255}, 198.51.100.7`],
  [
    'named in a chain',
    proxied,
    '10.1.2.3',
    (i: number) => `${'192.0.2.9, '.repeat(i % 9)}2001:db8:1:${i}::1, 198.51.100.7`,
  ],
  ['named without a proxy', direct, '198.51.100.7', (i: number) => `203.0.${i >> 8}.${i & 255}`],
] as const)(
  'counts a thousand forged addresses, %s, in one bucket without affecting others',
  (_how, find, peer, forged) => {
    const enter = limitConcurrentPosts({ perAddress: 30, perMinute: 600 })
    const subjects = thousand((i) => find(peer, forged(i)))
    expect(new Set(subjects)).toEqual(new Set(['198.51.100.7']))
    expect(subjects.filter((subject) => enter(subject) !== undefined)).toHaveLength(30)
    // The forged address, and a neighbouring one.
    const others = ['203.0.113.9', '198.51.100.8', '2001:db8:1:1::1'].map((address) =>
      direct(address, undefined),
    )
    expect(others.map((subject) => typeof enter(subject))).toEqual(['function', 'function', 'function'])
  },
)

test('counts a thousand addresses of one /64 in one bucket, and the adjacent network in another', () => {
  const enter = limitConcurrentPosts({ perAddress: 30, perMinute: 600 })
  const subjects = thousand((i) => direct(`2001:db8:0:1:${i.toString(16)}::${i.toString(16)}`, undefined))
  expect(new Set(subjects)).toEqual(new Set(['2001:db8:0:1::/64']))
  expect(subjects.filter((subject) => enter(subject) !== undefined)).toHaveLength(30)
  const others = ['2001:db8:0:2::1', '2001:db8:1:1::1', '2001:db8::1'].map((address) =>
    direct(address, undefined),
  )
  expect(others.map((subject) => typeof enter(subject))).toEqual(['function', 'function', 'function'])
})

test('counts an IPv6 address by its network in any notation', () => {
  expect(direct('2001:db8::1', undefined)).toBe('2001:db8:0:0::/64')
  expect(direct('::', undefined)).toBe('0:0:0:0::/64')
  expect(direct('fe80::1%eth0', undefined)).toBe('fe80:0:0:0::/64')
})
