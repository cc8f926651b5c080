import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { RouteRule } from '#map/route-rules.ts'
import { allAddresses } from '#map/paths.ts'
import { identity } from '#tests/support/mail.ts'
import { navigationChecks, navigationOrder } from './navigation-checks.server.ts'

const clients = { from: '/area-clientes', to: 'https://clients.example/enter', permanent: false }

function site(routeRules: readonly RouteRule[], order?: readonly string[]) {
  const own = { ...identity, routeRules }
  const app = new Hono()
  app.use(navigationChecks({ identity: own, addresses: allAddresses(own) }, order))
  app.all('*', (context) => context.text('page'))
  return async (path: string, method = 'GET') => {
    const answer = await app.request(`http://site.test${path}`, { method })
    return [answer.status, answer.headers.get('location')]
  }
}

describe('the checks of a navigation', () => {
  it('run in the order of the specification: page validation, legacy redirects, route rules', () => {
    expect(navigationOrder.slice(0, 3)).toEqual(['page-validation', 'legacy-redirects', 'route-rules'])
  })

  it.each(['route-rule', 'toString', ''])('an unknown check is refused: “%s”', (name) => {
    expect(() => site([], [...navigationOrder, name])).toThrow(`Unknown route middleware: ${name}`)
  })

  it('end when a page’s validation fails', async () => {
    const ask = site([{ ...clients, from: '/blog/gone' }])
    expect(await ask('/blog/gone')).toEqual([200, null])
    const later = ['route-rules', 'page-validation']
    expect(await site([{ ...clients, from: '/blog/gone' }], later)('/blog/gone')).toEqual([302, clients.to])
  })

  it('pass on what none of them answers', async () => {
    const ask = site([clients])
    for (const path of ['/', '/contacto', '/nothing', '/%E0%A4%A'])
      expect(await ask(path)).toEqual([200, null])
    expect(await ask('/Contacto/?a=b')).toEqual([301, '/contacto?a=b'])
    expect(await ask('/oficinas')).toEqual([301, '/contacto'])
  })
})

describe('a route rule', () => {
  it('redirects to another site, temporarily or permanently', async () => {
    expect(await site([clients])('/area-clientes')).toEqual([302, clients.to])
    expect(await site([{ ...clients, permanent: true }])('/Area-Clientes/')).toEqual([301, clients.to])
  })

  it('answers a HEAD request like a visitor’s', async () => {
    expect(await site([clients])('/area-clientes', 'HEAD')).toEqual([302, clients.to])
  })

  it('passes on nothing from the visitor’s request, and accepts no form', async () => {
    const ask = site([clients])
    expect(await ask('/area-clientes?next=//evil.example&token=secret')).toEqual([302, clients.to])
    expect(await ask('/area-clientes', 'POST')).toEqual([200, null])
    for (const path of [
      '/area-clientes//evil.example',
      '//evil.example/area-clientes',
      '/area-clientes%2f..',
    ])
      expect(await ask(path)).toEqual([200, null])
  })

  it.each(['/contacto', '/de/schäden', '/oficinas'])('that hides %s is refused', (from) => {
    expect(() => site([{ ...clients, from }])).toThrow(`${from} leads somewhere already`)
  })

  it('is refused beside another for the same path', () => {
    expect(() => site([clients, { ...clients, to: 'https://other.example' }])).toThrow('already')
  })
})
