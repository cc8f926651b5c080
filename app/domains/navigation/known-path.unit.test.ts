import { expect, it } from 'vitest'
import { readIdentity } from '#content/identity.server.ts'
import { sliceSite } from '#map/slice.ts'
import { isKnownPath } from './known-path.ts'

const site = sliceSite(readIdentity(), 'de')

it.each([
  ['/de', true],
  ['/de/schäden', true],
  ['/de/blog/ein-artikel', true],
  ['/de/nachrichten/eine-nachricht', true],
  ['/de/nachricht', false],
  ['/en', false],
  ['/de/dienstleistungen', false],
])('knows whether %s is a page of the language: %s', (path, known) =>
  expect(isKnownPath(site, path)).toBe(known),
)
