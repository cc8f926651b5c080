import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeGone } from './remove-gone.ts'

/** Removes the states that no page of a site names any more. */
export function dropStates(site: string): void {
  const named = new Set<string>()
  for (const name of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('index.html')) continue
    const [, address] = /data-src="([^"]+\.state)"/.exec(readFileSync(join(site, name), 'utf8')) ?? []
    if (address !== undefined) named.add(address)
  }
  const states = readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.state'))
  removeGone(
    site,
    states.map((name) => `/assets/${name}`).filter((address) => !named.has(address)),
  )
}
