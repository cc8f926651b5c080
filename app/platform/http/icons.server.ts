import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IconifyJSON } from '@iconify/types'
import { Hono } from 'hono'
import { etag } from 'hono/etag'

/** A collection of icons as the build extracted it, in Iconify's format. */
export type IconSet = IconifyJSON

/** Reads the collections that the build put into a folder. */
export function readIconSets(folder: string): IconSet[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as IconSet)
}

const namePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
/** The maximum that fits into an address of 500 characters, with headroom. */
const maxIcons = 100

const found = { 'cache-control': 'public, max-age=86400, stale-while-revalidate=604800' }
const missing = { 'cache-control': 'public, max-age=300' }

/**
 * `GET /api/icons/COLLECTION.json?icons=a,b`: the data of icons named at run time, in Iconify's
 * format. Names missing from the collection are listed under `not_found`; an answer without any
 * icon is a 404.
 */
export function icons(sets: readonly IconSet[]): Hono {
  const byPrefix = new Map(sets.map((set) => [set.prefix, set]))
  const app = new Hono()
  app.use('/api/icons/*', etag())
  app.get('/api/icons/:file{[a-z0-9-]+\\.json}', (context) => {
    const set = byPrefix.get(context.req.param('file').slice(0, -'.json'.length))
    const names = [...new Set((context.req.query('icons') ?? '').split(','))]
    const isValid = names.length <= maxIcons && names.every((name) => namePattern.test(name))
    if (!isValid) return context.json({ error: 'icons' }, 400, missing)
    if (set === undefined) return context.json({ error: 'collection' }, 404, missing)
    const known = names.filter((name) => Object.hasOwn(set.icons, name))
    if (known.length === 0) return context.json({ not_found: names }, 404, missing)
    const lacking = names.filter((name) => !known.includes(name))
    return context.json(
      {
        prefix: set.prefix,
        icons: Object.fromEntries(known.map((name) => [name, set.icons[name]])),
        width: set.width,
        height: set.height,
        ...(lacking.length > 0 && { not_found: lacking }),
      },
      200,
      lacking.length > 0 ? missing : found,
    )
  })
  return app
}
