import { afterEach, expect, it, vi } from 'vitest'
import { checkBaseUrl } from './base-url.ts'

afterEach(() => vi.restoreAllMocks())

it.each([
  ['', 'https://a.example', 1],
  ['https://b.example', 'https://a.example', 1],
  ['https://a.example/', 'https://a.example', 0],
])('%j at %s: %i warnings', (configured, actual, warnings) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  checkBaseUrl(configured, actual)
  expect(warn).toHaveBeenCalledTimes(warnings)
})
