import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The id under which the router knows its own set of modules; it changes with any of them. */
function routerBuild(site: string): string {
  const ids = readdirSync(join(site, 'assets')).flatMap(
    (name) => /^manifest-([\da-f]+)\.js$/.exec(name)?.[1] ?? [],
  )
  const [id] = ids
  if (id === undefined || ids.length > 1) throw new Error(`the build has ${ids.length} router manifests`)
  return id
}

/** Writes `/builds/latest.json`, by which open pages notice that their scripts are of an older build. */
export function writeManifest(site: string): void {
  mkdirSync(join(site, 'builds'), { recursive: true })
  writeFileSync(join(site, 'builds/latest.json'), JSON.stringify({ id: routerBuild(site) }))
}
