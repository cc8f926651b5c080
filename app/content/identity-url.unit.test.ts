import { afterEach, expect, it, vi } from 'vitest'
import { readIdentity } from './identity.server.ts'

afterEach(() => vi.unstubAllEnvs())

it('has the origin of BASE_URL where that is given', () => {
  vi.stubEnv('BASE_URL', '')
  const own = readIdentity().url
  vi.stubEnv('BASE_URL', 'https://broker.example/')
  expect(readIdentity()).toEqual({ ...readIdentity(), url: 'https://broker.example' })
  expect(own).not.toBe('https://broker.example')
  vi.stubEnv('BASE_URL', 'broker.example')
  expect(() => readIdentity()).toThrow('BASE_URL')
})
