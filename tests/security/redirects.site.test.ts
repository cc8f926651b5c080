import { describe, expect, it } from 'vitest'
import { headerOf, statusOf } from '#tests/support/raw-http.ts'
import { formType, rawSite } from '#tests/support/raw-site.ts'
import { callbackForm } from '#tests/support/send-form.ts'

const { ask } = rawSite()

const evil = 'evil.example'

describe('redirects', () => {
  it.each([
    `//${evil}`,
    `//${evil}/`,
    `//${evil}/es/`,
    `/\\${evil}/`,
    `/%2f%2f${evil}/es/`,
    `/%5c${evil}/`,
    `/es//${evil}/`,
    `/?next=https://${evil}`,
    `/es/?url=//${evil}`,
    `/oficinas/palma-llevant/?to=//${evil}`,
    '/es%0d%0aLocation:%20//evil/',
    `https://${evil}/es/`,
    `http://${evil}//es/`,
  ])('%s stays on the site', async (path) => {
    const answer = await ask(`GET ${path}`, { 'Accept-Language': 'de' })
    const location = headerOf(answer, 'location')
    if (location !== undefined) expect(location).toMatch(/^\/(?![/\\])[^\r\n]*$/)
    expect(statusOf(answer)).toBeLessThan(500)
    expect(statusOf(answer)).toBeGreaterThan(0)
  })
})

describe('paths that could name another host', () => {
  it.each([
    `//${evil}/`,
    `//${evil}`,
    `//${evil}/es`,
    `//${evil}/es.data`,
    '///x',
    '////x/',
    `/\\${evil}/`,
    `/\\/${evil}/`,
    '/%2F/evil',
    '/%2f%2fevil',
    '/%5c/evil',
    '/%09/evil',
    `/.//${evil}/`,
    `/%2e//${evil}/`,
    `/es/..//${evil}/`,
    `http://site.test//${evil}/`,
    `//${evil}/_root.data`,
  ])('%s redirect neither a form nor an answer there', async (path) => {
    const body = callbackForm().toString()
    const headers = { ...formType, 'Content-Length': String(Buffer.byteLength(body)) }
    for (const query of ['?dialog=callback-dialog', '?form=callback-dialog', '?dialog=contact-dialog']) {
      const answers = [await ask(`GET ${path}${query}`), await ask(`POST ${path}${query}`, headers, body)]
      for (const answer of answers) {
        const actions = [...answer.matchAll(/action="([^"]*)"/g)].map(([, action = '']) => action)
        const location = headerOf(answer, 'location') ?? '/'
        // Browsers treat a backslash as a slash and ignore white space.
        for (const target of [...actions, location]) {
          expect(new URL(target, 'http://site.test/').host, target).toBe('site.test')
        }
        // The script reads its target from the body.
        expect(answer).not.toMatch(new RegExp(`[^/]//${evil}[^ ]*status=`))
        expect(statusOf(answer)).toBeLessThan(500)
      }
    }
  })

  it('are not found and accept no form', async () => {
    const body = callbackForm().toString()
    const headers = { ...formType, 'Content-Length': String(Buffer.byteLength(body)) }
    const path = `//${evil}/?dialog=callback-dialog`
    expect(statusOf(await ask(`GET ${path}`))).toBe(404)
    expect(statusOf(await ask(`HEAD ${path}`))).toBe(404)
    expect(statusOf(await ask(`POST ${path}`, headers, body))).toBe(400)
  })
})
