import { expect, test } from 'vitest'
import { ConfigFault } from '../fault.ts'
import { readEnvironment } from './environment.ts'

function messageOf(variables: NodeJS.ProcessEnv): string {
  try {
    readEnvironment(variables)
    return ''
  } catch (error) {
    return error instanceof ConfigFault ? error.message : 'another error'
  }
}

test('an empty environment is usable', () => {
  expect(readEnvironment({ PORT: '' })).toMatchObject({
    PORT: 3000,
    TRUSTED_PROXIES: [],
    POSTS_PER_ADDRESS: 30,
    POSTS_PER_MINUTE: 600,
  })
})

test('no secret stands in an error', () => {
  const message = messageOf({
    DATABASE_URL: 'mysql://user:canary@host/db',
    SMTP_URL: 'http://user:canary@host',
    LINK_SECRET: 'canary',
    WEBHOOK_URL: 'ftp://canary',
    WEBHOOK_SECRET: 'canary',
    PORT: 'http',
  })
  expect(message).not.toContain('canary')
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'LINK_SECRET', 'WEBHOOK_URL', 'WEBHOOK_SECRET']) {
    expect(message).toContain(`${name}: expected`)
  }
  expect(message).toContain('PORT: expected a port between 0 and 65535, got "http"')
})

test('a webhook needs its secret, and TLS or this machine', () => {
  const secret = 's'.repeat(32)
  expect(messageOf({ WEBHOOK_URL: 'https://crm.example/hook' })).toContain('both or neither')
  expect(messageOf({ WEBHOOK_URL: 'http://crm.example/hook', WEBHOOK_SECRET: secret })).toContain(
    'WEBHOOK_URL',
  )
  expect(messageOf({ WEBHOOK_URL: 'https://a:b@crm.example', WEBHOOK_SECRET: secret })).toContain(
    'WEBHOOK_URL',
  )
  expect(messageOf({ WEBHOOK_URL: 'http://127.0.0.1:9/', WEBHOOK_SECRET: secret })).toBe('')
})

test('trusted proxies are addresses or networks', () => {
  expect(readEnvironment({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).TRUSTED_PROXIES).toEqual([
    '10.0.0.0/8',
    '::1',
  ])
  for (const wrong of ['proxy.local', '10.0.0.0/33', '::1/129', '10.0.0.0/8/8', '*']) {
    expect(messageOf({ TRUSTED_PROXIES: wrong })).toContain('TRUSTED_PROXIES')
  }
})
