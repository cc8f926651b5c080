import { afterEach, expect, it, vi } from 'vitest'
import { readIdentity } from './identity.server.ts'

afterEach(() => vi.unstubAllEnvs())

it('takes the origin from BASE_URL if it is set', () => {
  vi.stubEnv('BASE_URL', '')
  const own = readIdentity().url
  vi.stubEnv('BASE_URL', 'https://broker.example/')
  expect(readIdentity()).toEqual({ ...readIdentity(), url: 'https://broker.example' })
  expect(own).not.toBe('https://broker.example')
  vi.stubEnv('BASE_URL', 'broker.example')
  expect(() => readIdentity()).toThrow('BASE_URL')
})
