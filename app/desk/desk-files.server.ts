import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { Hono } from 'hono'
import type { DeskEnv } from './desk-screen.server.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
}

/** The desk's script and styles, and the site's fonts and icon. Nothing else of the build is served here. */
export function deskFiles(): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>()
  const serve = (folder: string, name: string, cache: string) => {
    const file = join(folder, name)
    const type = types[extname(name)]
    if (!/^[\w.-]+$/.test(name) || type === undefined || !existsSync(file)) return undefined
    return new Response(readFileSync(file), { headers: { 'content-type': type, 'cache-control': cache } })
  }
  const forever = 'public, max-age=31536000, immutable'
  app.get(
    '/assets/:name',
    (context) =>
      serve('build/desk/client/assets', context.req.param('name'), forever) ?? context.text('', 404),
  )
  app.get(
    '/fonts/:name',
    (context) =>
      serve('build/client/fonts', context.req.param('name'), 'public, max-age=86400') ??
      context.text('', 404),
  )
  app.get(
    '/favicon.ico',
    (context) => serve('build/client', 'favicon.ico', 'public, max-age=86400') ?? context.text('', 404),
  )
  return app
}
