import { expect, test } from 'vitest'
import { createClientAddress } from './client-address.ts'

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
] as const)('%# the address of a client', (find, peer, header, expected) => {
  expect(find(peer, header)).toBe(expected)
})

test('a thousand addresses of one /64 are one subject', () => {
  const subjects = new Set(
    Array.from({ length: 1000 }, (_, i) =>
      direct(`2001:db8:0:1:${i.toString(16)}::${i.toString(16)}`, undefined),
    ),
  )
  expect([...subjects]).toEqual(['2001:db8:0:1::/64'])
  expect(direct('2001:db8::1', undefined)).toBe('2001:db8:0:0::/64')
  expect(direct('::', undefined)).toBe('0:0:0:0::/64')
  expect(direct('fe80::1%eth0', undefined)).toBe('fe80:0:0:0::/64')
})
