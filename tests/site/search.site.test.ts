import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Hono } from 'hono'
import { openIndexes } from '#domains/search/index/open-indexes.server.ts'
import { createSearchService } from '#domains/search/search-service.server.ts'
import { siteApp } from '#tests/support/site.ts'

let app: Hono
beforeAll(async () => {
  app = await siteApp({ submit: () => Promise.resolve({ kind: 'unavailable' }) })
}, 60_000)

const read = async (path: string) => {
  const answer = await app.request(path)
  return { answer, html: await answer.text() }
}

describe('the search page without scripts', () => {
  it.each([
    ['/busqueda?q=seguro+del+perro', '/seguros/salud-mascotas'],
    ['/en/busqueda?q=MOT', '/en/services/itv'],
    ['/de/busqueda?q=T%C3%9CV', '/de/dienstleistungen/itv'],
  ])('%s leads to %s', async (path, target) => {
    const { html } = await read(path)
    expect(html).toContain(`href="${target}"`)
  })

  it('is not indexed, not cached, and has a policy with a nonce', async () => {
    const { answer, html } = await read('/busqueda?q=nie')
    expect(answer.status).toBe(200)
    expect(html).toMatch(/<meta name="robots" content="noindex"/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-security-policy')).toContain("'nonce-")
    expect((await read('/busqueda')).html).not.toMatch(/name="robots"/)
  })

  it('shows input as text, never as markup', async () => {
    const { html } = await read(
      `/busqueda?q=${encodeURIComponent('</title></script><script>alert(1)</script>"><img src=x>')}`,
    )
    expect(html).not.toContain('<script>alert(1)')
    expect(html).not.toContain('<img src=x>')
    expect(html).toContain('&lt;script&gt;alert(1)')
  })

  it('keeps the query in the links to the dialogs', async () => {
    const { html } = await read('/busqueda?q=nie&utm_source=x&dialog=contact-dialog')
    expect(html).toContain('href="?q=nie&amp;utm_source=x&amp;dialog=callback-dialog"')
    expect(html).toContain('href="?q=nie&amp;utm_source=x&amp;dialog=appointment-dialog"')
    expect(html).not.toContain('href="?dialog=')
  })

  it('offers to ask, with the query, when nothing is found', async () => {
    const { html } = await read('/busqueda?q=qqxxzzqq')
    expect(html).toContain('?q=qqxxzzqq&amp;dialog=contact-dialog')
    const form = await read('/busqueda?q=qqxxzzqq&dialog=contact-dialog')
    expect(form.html).toMatch(/<textarea[^>]*>qqxxzzqq<\/textarea>/)
  })
})

describe('GET /api/search', () => {
  it('answers in the page’s language, for the asking browser alone', async () => {
    const answer = await app.request('/api/search?q=tuev&lang=de')
    expect(answer.headers.get('cache-control')).toBe('private, max-age=300')
    const { suggestions } = (await answer.json()) as { suggestions: { href: string }[] }
    expect(suggestions[0]?.href).toMatch(/^\/de\/.*itv$/)
  })
  it.each([
    '/api/search',
    '/api/search?q=nie',
    '/api/search?q=nie&lang=fr',
    `/api/search?lang=de&q=${'a'.repeat(201)}`,
  ])('refuses %s', async (path) => {
    expect((await app.request(path)).status).toBe(400)
  })
})

describe('the search service', () => {
  it('counts only searches sent and not found', async () => {
    const missed = vi.fn(() => Promise.resolve())
    const service = createSearchService(openIndexes('build/search'), missed)
    await service.find('nie', 'es', '192.0.2.1')
    await service.find('öffnungszeiten', 'de', '192.0.2.1')
    await service.find(' ', 'es', '192.0.2.1')
    service.suggest('qqxxzzqq', 'es')
    expect(missed).not.toHaveBeenCalled()
    expect(await service.find(' qqxxzzqq ', 'en', '192.0.2.1')).toHaveProperty('total', 0)
    expect(missed.mock.calls).toEqual([['qqxxzzqq', 'en', '192.0.2.1']])
  })

  it('answers although a miss cannot be counted', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const failing = () => Promise.reject(new Error('qqxxzzqq'))
    const service = createSearchService(openIndexes('build/search'), failing)
    expect(await service.find('qqxxzzqq', 'es', '192.0.2.1')).toHaveProperty('total', 0)
    await Promise.resolve()
    const log = write.mock.calls.join('')
    write.mockRestore()
    expect(log).toContain('search.miss-not-counted')
    expect(log).not.toContain('qqxxzzqq')
  })
})
