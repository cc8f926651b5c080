import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { prerender } from 'react-dom/static'
import { beforeAll, expect, test, vi } from 'vitest'
import { LocaleProvider, useT } from './locale-provider.tsx'
import { loadLocale } from './locale-store.ts'
import type { AreaMessages } from './messages.ts'
import { pageTexts } from './page-texts.tsx'

type Module = { messages: AreaMessages['product'] }

const messages = { product: { covered: 'Usually covered' } } as AreaMessages['product']
const failing = () => Promise.reject<Module>(new Error('no connection'))

function Words() {
  return `${useT('product')('covered')} | ${useT('page')('sources')}`
}

async function html(Texts: ReturnType<typeof pageTexts>['Texts']): Promise<string> {
  const faults = vi.fn<(error: unknown) => void>()
  const element = (
    <LocaleProvider locale="en">
      <Texts>
        <Words />
      </Texts>
    </LocaleProvider>
  )
  const { prelude } = await prerender(element, { onError: faults })
  return await text(Readable.fromWeb(prelude as Parameters<typeof Readable.fromWeb>[0]))
}

beforeAll(async () => void (await loadLocale('en')))

test('adds messages to those of the page, and loads them once', async () => {
  const en = vi.fn(async () => ({ messages }))
  const { load, Texts } = pageTexts((locale) => ({ es: failing, en, de: failing })[locale]())
  expect(await html(Texts)).toBe('Usually covered | Sources')
  await load('en')
  expect(await html(Texts)).toBe('Usually covered | Sources')
  expect(en).toHaveBeenCalledOnce()
})

test('retries messages whose prefetch failed when a page needs them', async () => {
  const en = vi.fn(failing)
  const { load, Texts } = pageTexts((locale) => ({ es: failing, en, de: failing })[locale]())
  await expect(load('en')).rejects.toThrow('no connection')
  en.mockImplementation(async () => ({ messages }))
  expect(await html(Texts)).toBe('Usually covered | Sources')
})

test('fails a page whose messages cannot be loaded instead of retrying for ever, and recovers', async () => {
  const en = vi.fn(failing)
  const { load, Texts } = pageTexts((locale) => ({ es: failing, en, de: failing })[locale]())
  await expect(html(Texts)).rejects.toThrow('no connection')
  await expect(html(Texts)).rejects.toThrow('no connection')
  expect(en).toHaveBeenCalledOnce()
  en.mockImplementation(async () => ({ messages }))
  await load('en')
  expect(await html(Texts)).toBe('Usually covered | Sources')
})
