import { afterEach, expect, test, vi } from 'vitest'
import { configuredFacts } from '#content/facts/facts.server.ts'
import { ConfigFault } from '#platform/fault.server.ts'
import { readEnvironment } from './environment.server.ts'

afterEach(() => vi.unstubAllEnvs())

function messageOf(variables: NodeJS.ProcessEnv): string {
  try {
    readEnvironment(variables)
    return ''
  } catch (error) {
    return error instanceof ConfigFault ? error.message : 'another error'
  }
}

test('accepts an empty environment', () => {
  expect(readEnvironment({ PORT: '' })).toMatchObject({
    PORT: 3000,
    TRUSTED_PROXIES: [],
    POSTS_PER_ADDRESS: 30,
    POSTS_PER_MINUTE: 600,
    FORM_MIN_MS: 2_500,
  })
})

test('quotes no secret in an error', () => {
  const message = messageOf({
    DATABASE_URL: 'mysql://user:canary@host/db',
    SMTP_URL: 'http://user:canary@host',
    LINK_SECRET: 'canary',
    LINK_SECRET_PREVIOUS: 'canary',
    WEBHOOK_URL: 'ftp://canary',
    WEBHOOK_SECRET: 'canary',
    PORT: 'http',
  })
  expect(message).not.toContain('canary')
  for (const name of [
    'DATABASE_URL',
    'SMTP_URL',
    'LINK_SECRET',
    'LINK_SECRET_PREVIOUS',
    'WEBHOOK_URL',
    'WEBHOOK_SECRET',
  ]) {
    expect(message).toContain(`${name}: expected`)
  }
  expect(message).toContain('PORT: expected a port between 0 and 65535, got "http"')
})

test.each(['DATABASE_URL', 'SMTP_URL'])('reports a bare %% in %s at startup', (name) => {
  const issueFor = (password: string) => {
    const scheme = name === 'SMTP_URL' ? 'smtp' : 'postgres'
    return messageOf({ [name]: `${scheme}://user:${password}@host.example/` })
  }
  for (const wrong of ['canary%ss', 'canary%', 'canary%e9']) {
    expect(issueFor(wrong)).toMatch(new RegExp(`${name}: expected .* % .* written %25, got something else$`))
    expect(issueFor(wrong)).not.toContain('canary')
  }
  for (const right of ['pa%25ss', 'p%C3%A9%40', 'plain']) expect(issueFor(right)).toBe('')
})

test.each(['u:pa/ss@host:5432/db', 'u:p?w@host/db', 'u:p@host:543b/db', 'u:p@host:99999/db', ''])(
  'rejects a database address without a host at startup: %s',
  (rest) =>
    expect(messageOf({ DATABASE_URL: `postgres://${rest}` })).toMatch(/^.*\n {2}DATABASE_URL: expected/),
)

test('accepts a database socket', () => {
  expect(messageOf({ DATABASE_URL: 'postgres:///site?host=/run/postgresql' })).toBe('')
})

test('never uses the public port for metrics, given or not', () => {
  const line = 'METRICS_PORT: expected another port than that of PORT, got 3000'
  expect(messageOf({ METRICS_PORT: '3000' })).toContain(line)
  expect(messageOf({ METRICS_PORT: '3000', PORT: '3000', METRICS_HOST: '10.0.0.1' })).toContain(line)
  expect(messageOf({ METRICS_PORT: '3000', PORT: '3001' })).toBe('')
  expect(messageOf({ METRICS_PORT: '0', PORT: '0' })).toBe('')
})

test("requires a mail server's host, and reports what is wrong in one line", () => {
  for (const wrong of [
    'smtp://',
    'smtp://host:99999',
    'smtp://user:canary/1@host',
    'mail.example',
    'http://canary',
  ])
    expect(messageOf({ SMTP_URL: wrong })).toMatch(
      /usable\n {2}SMTP_URL: expected [^\n]*smtps[^\n]*, got something else$/,
    )
  expect(messageOf({ SMTP_URL: 'smtp://user:a%2Fb@[::1]:25' })).toBe('')
})

test('reports the expected range for a number outside its limits', () => {
  expect(messageOf({ PORT: '70000' })).toContain('PORT: expected a port between 0 and 65535, got 70000')
})

test('accepts a webhook secret as text or as Standard Webhooks base64', () => {
  const url = 'https://crm.example/hook'
  const issueFor = (secret: string) => messageOf({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret })
  const encoded = (bytes: number) => `whsec_${Buffer.alloc(bytes, 0xfb).toString('base64')}`
  expect(issueFor('s'.repeat(32))).toBe('')
  for (const bytes of [24, 32, 64]) expect(issueFor(encoded(bytes))).toBe('')
  for (const wrong of [
    's'.repeat(31),
    encoded(23),
    encoded(65),
    encoded(33).replaceAll('+', '-'),
    `${encoded(32)}x`,
    'whsec_canary in plain words, no base64',
  ]) {
    expect(issueFor(wrong)).toMatch(/WEBHOOK_SECRET: expected .*32 characters.*whsec_.*, got something else$/)
  }
})

test('accepts months of retention as both readers do', () => {
  expect(readEnvironment({}).RETENTION_MONTHS).toBe(12)
  expect(readEnvironment({ RETENTION_MONTHS: '0' }).RETENTION_MONTHS).toBe(0)
  expect(readEnvironment({ RETENTION_MONTHS: '600' }).RETENTION_MONTHS).toBe(600)
  for (const wrong of ['abc', '-1', '1.5', '601', '99999999999']) {
    const line = `RETENTION_MONTHS: expected a number of months from 0 to 600, got ${JSON.stringify(wrong)}`
    expect(messageOf({ RETENTION_MONTHS: wrong })).toContain(line)
    vi.stubEnv('RETENTION_MONTHS', wrong)
    expect(configuredFacts).toThrow(line)
  }
})

test('requires a secret and TLS or localhost for a webhook', () => {
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

test('accepts addresses and networks as trusted proxies', () => {
  expect(readEnvironment({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).TRUSTED_PROXIES).toEqual([
    '10.0.0.0/8',
    '::1',
  ])
  for (const wrong of ['proxy.local', '10.0.0.0/33', '::1/129', '10.0.0.0/8/8', '*', 'fe80::1%eth0']) {
    expect(messageOf({ TRUSTED_PROXIES: wrong })).toContain('TRUSTED_PROXIES')
  }
})

test.each(['127.0.0.1:3310', 'clamd:3310', '[::1]:3310', '/run/clamav/clamd.ctl'])(
  'accepts a virus scanner at %s',
  (host) => expect(readEnvironment({ CLAMD_HOST: host }).CLAMD_HOST).toBe(host),
)

test.each(['clamd', 'http://clamd:3310', 'clamd:99999', 'run/clamd.ctl', '::1:3310', ':3310'])(
  'rejects a virus scanner at %s',
  (host) => expect(messageOf({ CLAMD_HOST: host })).toContain('CLAMD_HOST: expected host:port'),
)
