import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readIdentity } from '#content/identity.server.ts'
import { siteAddresses } from '#content/load.server.ts'
import { payloadAddress } from '#platform/router/payload.ts'
import { viewOf } from '#pages/fetch-view.ts'

it.each([
  ['/', 'home'],
  ['/en/insurances/health', 'product'],
  ['/servicios/nie', 'service'],
  ['/de/kontakt', 'contact'],
  ['/en/offices/palma', 'office'],
])('finds in the payload of %s that it is shown as %s', async (path, view) => {
  const payload = readFileSync(`build/client${payloadAddress(path)}`)
  expect(await viewOf(new Response(payload))).toBe(view)
})

it('finds a view in the payload of every page', async () => {
  const paths = siteAddresses(readIdentity()).map((address) => address.path)
  expect(paths.length).toBeGreaterThan(300)
  const views = await Promise.all(
    paths.map((path) => viewOf(new Response(readFileSync(`build/client${payloadAddress(encodeURI(path))}`)))),
  )
  expect(paths.filter((_path, index) => views[index] === undefined)).toEqual([])
})
