import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createBodyCache } from '#platform/http/response-body-cache.server.ts'
import { openSiteFiles } from '#platform/http/site-files.server.ts'
import { builtPages, capture } from '#tests/support/site.ts'

const folder = 'build/client'

it('every page derives its state name from its content', () => {
  const named = new Set<string>()
  for (const [path, html] of builtPages()) {
    const address = capture(html, /<script id="state" type="text\/plain" data-src="([^"]*)"/)
    expect(existsSync(join(folder, address)), path).toBe(true)
    const digest = createHash('sha256').update(readFileSync(join(folder, address)))
    expect(address).toBe(`/assets/${digest.digest('base64url').slice(0, 10)}.state`)
    named.add(address)
  }
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  expect(all.filter((name) => name.endsWith('.state'))).toHaveLength(named.size)
})

it('keeps a state as long as the other chunks of its build', () => {
  for (const [path, { cache }] of openSiteFiles('build', createBodyCache()))
    if (path.endsWith('.state')) expect(cache).toBe('immutable')
})
