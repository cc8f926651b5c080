import { describe, expect, it } from 'vitest'
import { readIdentity } from '#content/identity.server.ts'
import { isLocale } from '#map/locale.ts'
import { mediatorStatus } from '#map/mediator.ts'
import { builtPages, capture } from '#tests/support/site.ts'

const identity = readIdentity()

describe.each([...builtPages()])('the page %s', (_path, html) => {
  const read = html
    .replaceAll(/<style[\s\S]*?<\/style>/g, '')
    .replaceAll(/<script(?! type)[\s\S]*?<\/script>/g, '')

  it('shows no placeholder of the identity, to people or to machines', () => {
    expect(read.match(/\{[a-z]+(?:-[a-z]+)*\}/g)).toBeNull()
  })

  it("ends with the firm's legal status", () => {
    const locale = capture(html, /<html lang="(\w+)"/)
    if (!isLocale(locale)) throw new Error('no language')
    const footer = html.slice(html.indexOf('<footer'))
    expect(footer).toContain(`<p>${mediatorStatus(identity, locale)}`)
    if (identity.register.class !== 'broker') expect(footer).not.toMatch(/broker|makler|corredur/i)
  })
})
