import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, relative } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import { createServer as createViteServer } from 'vite'
import { readIdentity } from '#content/identity.server.ts'
import { siteAddresses } from '#content/load.server.ts'
import { readConsent } from '#content/company-files.server.ts'
import { siteRules } from '#domains/consent/page-rules.server.ts'
import { openIndexes, type Indexes } from '#domains/search/index/open-indexes.server.ts'
import { locales, type Locale } from '#map/locale.ts'
import { livingPath, sliceLiving } from '#map/slice.ts'
import { readEnvironment } from '#platform/config/environment.server.ts'
import { limitSettings } from '#platform/config/settings.server.ts'
import { closeServer } from '#platform/http/listen.server.ts'
import { makeDataDir } from '#platform/store/data-dir.server.ts'
import { createApp } from '#start/app.server.ts'
import { startBackend } from '#start/backend.server.ts'
import { stopOnSignal } from '#start/serve-site.server.ts'
import { buildSearchIndexes } from '../build/search-index.ts'
import { boardPages } from './boards.ts'
import { mailPages } from './mail-pages.ts'

const searchFolder = '.cache/dev-search'
const browserLibraries =
  'react react/jsx-runtime react/jsx-dev-runtime react-dom react-dom/client react-router react-router/dom use-intl @conform-to/react @conform-to/valibot valibot ofetch libphonenumber-js/max'.split(
    ' ',
  )
/** Asks tools/dev.ts for a new process. */
const restartCode = 75

/** The current indexes: those of the latest content once built, until then the previous ones. */
function freshIndexes(): { readonly indexes: Indexes; readonly refresh: () => Promise<void> } {
  let current = openIndexes(searchFolder)
  let digests: Readonly<Record<string, string>> = {}
  let working: Promise<void> | undefined
  let stale = false
  const build = async () => {
    do {
      stale = false
      digests = await buildSearchIndexes({ folder: searchFolder, before: digests })
      current = openIndexes(searchFolder)
    } while (stale)
  }
  const get = (locale: Locale) => ({ get: () => current[locale], enumerable: true })
  return {
    indexes: Object.defineProperties(
      {},
      Object.fromEntries(locales.map((locale) => [locale, get(locale)])),
    ) as Indexes,
    refresh: async () => {
      stale = working !== undefined
      working ??= build().finally(() => (working = undefined))
      await working.catch((error: unknown) => console.error(`error: search index: ${String(error)}`))
    },
  }
}

/**
 * The development server: Vite renders pages from source and updates them in the browser; everything behind them is
 * what production runs (search, forms, bookings, status pages), with SQLite and mails as files in `DATA_DIR`.
 */
const environment = readEnvironment({ MAIL: 'file', DATA_DIR: '.cache/dev', ...process.env })
const identity = readIdentity()
makeDataDir(environment.DATA_DIR)
if (!existsSync(join(searchFolder, 'es.json'))) {
  console.log('Building the search index …')
  await buildSearchIndexes({ folder: searchFolder, before: {} })
}
const search = freshIndexes()
const backend = await startBackend(environment, identity, search.indexes)
const consent = readConsent()

const server = createServer()
const vite = await createViteServer({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
  // Every library that the browser loads: if Vite discovers one later, it reloads the page during the start.
  optimizeDeps: { include: [...browserLibraries, 'use-intl > @formatjs/fast-memoize'], noDiscovery: true },
})
const site = createApp({
  // Development builds no files: every page is rendered on demand.
  findFile: () => undefined,
  build: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
  mode: 'development',
  addresses: siteAddresses(identity),
  identity,
  services: backend.services,
  consent,
  iconSets: [],
  rules: siteRules(consent, environment.ICON_SERVICES),
  trustedProxies: environment.TRUSTED_PROXIES,
  postLimits: limitSettings(environment),
  condition: { draining: () => false, trouble: backend.trouble },
  metrics: { answered: () => undefined },
})
const app = new Hono()
app.route('/_mail', mailPages(join(environment.DATA_DIR, 'mail')))
app.route('/_ui/boards', boardPages())
for (const locale of locales)
  app.get(livingPath(locale), (context) => context.json(sliceLiving(identity, locale)))
app.all('*', (context) => site.fetch(context.req.raw, context.env))

const answer = getRequestListener(app.fetch)
server.on('request', (request, response) => {
  vite.middlewares(request, response, () => void answer(request, response))
})

const stop = async () => {
  await vite.close()
  await closeServer(server, 0)
  await backend.stop(1_000)
}
const atOnce = () => Promise.resolve()
stopOnSignal({ drain: atOnce, handOver: atOnce, stop })

vite.watcher.on('change', (changed) => {
  const file = relative(process.cwd(), changed)
  // Node has loaded these, and Vite cannot replace them.
  if (/^app\/.*\.server\.ts$|^content\/(?:site|consent)\.yaml$/.test(file)) {
    console.log(`${file} has changed: restarting`)
    void stop().finally(() => process.exit(restartCode))
  } else if (/^content\/.*\.(?:yaml|md)$/.test(file)) {
    // Read for each request, because no module caches it.
    vite.environments['client']?.hot.send({ type: 'full-reload' })
    void search.refresh()
  } else if (file.endsWith('.css')) {
    // The styles of the first view are inlined in the page.
    vite.environments['client']?.hot.send({ type: 'full-reload' })
  }
})

server.listen({ host: environment.HOST, port: environment.PORT }, () => {
  const { port } = server.address() as AddressInfo
  const site = `http://${environment.HOST}:${port}`
  process.stdout.write(`The site is at ${site}\nMails are at ${site}/_mail, all components at ${site}/_ui\n`)
})
void search.refresh()
