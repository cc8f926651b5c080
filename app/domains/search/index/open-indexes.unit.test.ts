import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { find } from '#domains/search/query/find.server.ts'
import { locales } from '#map/locale.ts'
import { openIndexes, openMeanwhile, type Indexes } from './open-indexes.server.ts'

function copied(): string {
  const folder = mkdtempSync(join(tmpdir(), 'indexes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const locale of locales) copyFileSync(`build/search/${locale}.json`, join(folder, `${locale}.json`))
  return folder
}

/** Indexes that record which of them were opened. */
function watched(folder: string): { readonly indexes: Indexes; readonly opened: string[] } {
  const [real, opened] = [openIndexes(folder), [] as string[]]
  const take = (locale: (typeof locales)[number]) => {
    opened.push(locale)
    return real[locale]
  }
  const indexes = {
    get es() {
      return take('es')
    },
    get en() {
      return take('en')
    },
    get de() {
      return take('de')
    },
  }
  return { indexes, opened }
}

it('answers from the index read at the start, whatever a later build has written, and opens it once', () => {
  const folder = copied()
  const indexes = openIndexes(folder)
  for (const locale of locales) writeFileSync(join(folder, `${locale}.json`), 'half')
  expect(indexes.de).toBe(indexes.de)
  expect(find(indexes.de, 'Krankenversicherung').total).toBeGreaterThan(0)
  expect(find(indexes.en, 'health insurance').total).toBeGreaterThan(0)
})

it('does not start without the index of a language', () => {
  const folder = copied()
  rmSync(join(folder, 'es.json'))
  expect(() => openIndexes(folder)).toThrow('es.json')
})

it('opens all indexes in the background', async () => {
  const { indexes, opened } = watched(copied())
  await openMeanwhile(indexes, new AbortController().signal, 1)
  expect(opened).toEqual([...locales])
})

it('logs an index that it could not open, and opens the others', async () => {
  const folder = copied()
  writeFileSync(join(folder, 'en.json'), 'half')
  const { indexes, opened } = watched(folder)
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => said.mockRestore())
  await openMeanwhile(indexes, new AbortController().signal, 1)
  expect(opened).toEqual([...locales])
  expect(said.mock.calls.join()).toContain('"event":"search.index-not-opened","locale":"en"')
})

it('opens no further index once the site stops', async () => {
  const { indexes, opened } = watched(copied())
  const ending = new AbortController()
  const meanwhile = openMeanwhile(indexes, ending.signal, 60_000)
  ending.abort()
  await meanwhile
  expect(opened).toEqual([])
})
