import { globSync, readFileSync } from 'node:fs'
import {
  createMemoryRouter,
  createRequestHandler,
  UNSAFE_createClientRoutes as createClientRoutes,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as createDataStrategy,
  UNSAFE_useScrollRestoration as useScrollRestoration,
  type EntryContext,
  type ServerBuild,
} from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bootData, readState } from './boot-data.ts'
import { decodePayload, loadPayload, payloadAddress, payloads } from './payload.ts'
import { replacements } from './source-replacements.ts'

// Every undocumented part of React Router that this site uses. After an upgrade this file is the first to report
// changes.

const library = 'node_modules/react-router/dist/production'
const read = (file: string) => readFileSync(file, 'utf8')

it('holds for the installed version', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >
  const pinned = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) =>
    /^(?:@react-router\/|react-router)/.test(name),
  )
  expect(pinned.length).toBeGreaterThan(1)
  for (const [name, version] of pinned) {
    expect(version, name).toBe('8.4.0')
    expect(JSON.parse(read(`node_modules/${name}/package.json`)), name).toMatchObject({ version })
  }
})

it('covers all internals, which no other folder of the app mentions', () => {
  const others = globSync('{app,packages,tests,tools}/**/*.{ts,tsx}').filter(
    (file) => !file.startsWith('app/platform/router/'),
  )
  expect(others.length).toBeGreaterThan(500)
  expect(others.filter((file) => /UNSAFE_|__reactRouter/.test(read(file)))).toEqual([])
})

it.each(replacements.map(({ file, from }) => [file, from] as const))('%s still holds “%s”', (file, from) => {
  expect(read(`${library}/${file}`).split(from)).toHaveLength(2)
})

it('starts from three globals, and reads its state from a stream', () => {
  const start = read(`${library}/lib/dom-export/hydrated-router.js`)
  for (const name of ['Context', 'Manifest', 'RouteModules'])
    expect(start).toContain(`window.__reactRouter${name}`)
  expect(start).toMatch(/let stream = ssrInfo\.context\.stream;/)
  expect(start).toMatch(/UNSAFE_decodeViaTurboStream\(stream, window\)/)
})

it('names the build in the manifest', () => {
  const bundler = read('node_modules/@react-router/dev/dist/vite.js')
  expect(bundler).toContain('window.__reactRouterManifest=${JSON.stringify(')
  expect(bundler).toMatch(/nonFingerprintedValues = \{\s+url: [^\n]+,\s+version\s+\}/)
})

it('restores the scroll position by a key of the site', () => {
  expect(useScrollRestoration).toBeTypeOf('function')
  const source = read(`${library}/lib/dom/lib.js`)
  expect(source).toMatch(/function useScrollRestoration\(\{ getKey, storageKey \} = \{\}\)/)
})

/** As the bundler describes a route: with a loader, an action and a `clientLoader`. */
const manifestRoute = (id: string, path: string) => ({
  id,
  path,
  parentId: undefined,
  index: undefined,
  caseSensitive: undefined,
  module: `/assets/${id}.js`,
  hasLoader: true,
  hasAction: true,
  hasClientLoader: true,
  hasClientAction: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
})

const assets = {
  entry: { module: '/assets/entry.js', imports: [] },
  url: '/assets/manifest.js',
  version: 'build-1',
  routes: { page: manifestRoute('page', '*') },
}

let rendered: EntryContext | undefined

/** A site of one page, whose loader throws for two addresses. */
const site = createRequestHandler(
  {
    entry: {
      module: {
        default: (_request: Request, status: number, headers: Headers, context: EntryContext) => {
          rendered = context
          return new Response('page', { status, headers })
        },
        handleError: () => undefined,
      },
    },
    routes: {
      page: {
        id: 'page',
        path: '*',
        module: {
          default: () => null,
          loader: ({ url }: { url: URL }) => {
            if (url.pathname === '/missing') throw Response.json({ popular: ['nie'] }, { status: 404 })
            if (url.pathname === '/failing') throw new Error('out of order')
            return { path: url.pathname, query: url.search }
          },
          action: () => ({ sent: true }),
        },
      },
    },
    assets,
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild,
  'production',
)

const origin = 'http://localhost'

it('hands over what starts a page', async () => {
  await site(new Request(`${origin}/nie`))
  if (rendered === undefined) throw new Error('nothing was rendered')
  expect(JSON.parse(bootData(rendered))).toMatchObject({
    context: { ssr: true, isSpaMode: false, routeDiscovery: { mode: 'initial' } },
    manifest: '/assets/manifest.js',
    entry: '/assets/entry.js',
    routes: [['page', '/assets/page.js']],
  })
  vi.stubEnv('DEV', false)
  const state = new Response(await readState(rendered)).body!
  vi.unstubAllEnvs()
  expect(await decodePayload(state)).toMatchObject({ loaderData: { page: { path: '/nie' } } })
})

describe('a payload', () => {
  it.each(['/', '/servicios/nie'])('of %s is at the address that the site computes', async (path) => {
    const response = await site(new Request(origin + payloadAddress(path)))
    expect(response.status).toBe(200)
    expect(await decodePayload(response.body!)).toEqual({ page: { data: { path, query: '' } } })
  })

  it('of a fault is marked as an answer of the router', async () => {
    const response = await site(new Request(`${origin}/missing.data`))
    expect([response.status, response.headers.has('X-Remix-Response')]).toEqual([404, true])
    expect(await decodePayload(response.body!)).toMatchObject({ page: { error: { status: 404 } } })
  })
})

describe('in the browser', () => {
  const plain = payloads.fetch
  const asked: string[] = []
  const own = vi.fn<typeof fetch>(async (input, init) => await site(new Request(String(input), init)))
  beforeEach(() => {
    vi.stubGlobal('window', globalThis)
    vi.stubGlobal('location', new URL(origin))
    vi.stubGlobal('fetch', own)
    payloads.fetch = async (address) => {
      asked.push(address)
      return await site(new Request(origin + address))
    }
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    payloads.fetch = plain
    asked.length = 0
    own.mockClear()
  })

  /** The router as `HydratedRouter` sets it up. */
  function start() {
    const modules = { page: { default: () => null, clientLoader: loadPayload } }
    const router: ReturnType<typeof createMemoryRouter> = createMemoryRouter(
      createClientRoutes(
        assets.routes,
        modules as never,
        { loaderData: { page: 'old' } } as never,
        true,
        false,
      ),
      {
        hydrationData: { loaderData: { page: 'old' } },
        dataStrategy: createDataStrategy(() => router, assets as never, modules as never, true),
      },
    )
    return router
  }

  it('takes the data of the first page from the document', () => {
    expect(start().state).toMatchObject({ initialized: true, loaderData: { page: 'old' } })
    expect(asked).toEqual([])
  })

  it('lets the site fetch the payload of a link', async () => {
    const router = start()
    await router.navigate('/search?q=nie#top')
    expect(router.state.loaderData).toEqual({ page: { path: '/search', query: '?q=nie' } })
    expect(asked).toEqual(['/search.data?q=nie'])
    expect(own).not.toHaveBeenCalled()
  })

  it('shows the value that a loader has thrown', async () => {
    const router = start()
    await router.navigate('/missing')
    expect(router.state.errors).toMatchObject({ page: { status: 404, data: { popular: ['nie'] } } })
    await router.navigate('/failing')
    expect(router.state.errors?.['page']).toBeInstanceOf(Error)
  })

  it('shows the status of a response that is not the router’s', async () => {
    payloads.fetch = async () => new Response('', { status: 503, statusText: 'Service Unavailable' })
    const router = start()
    await router.navigate('/nie')
    expect(router.state.errors).toMatchObject({ page: { status: 503, statusText: 'Service Unavailable' } })
  })

  it('posts by itself once, and lets the site fetch the page again', async () => {
    const router = start()
    const formData = new FormData()
    formData.set('name', 'Ada')
    await router.navigate('/nie', { formMethod: 'post', formData })
    expect(own.mock.calls.map(([input, init]) => [String(input), init?.method])).toEqual([
      [expect.stringMatching(/\/nie\.data$/), 'POST'],
    ])
    expect(router.state.actionData).toEqual({ page: { sent: true } })
    expect(asked).toEqual(['/nie.data'])
  })
})
