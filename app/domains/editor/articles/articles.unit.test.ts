import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import * as v from 'valibot'
import { parse } from 'yaml'
import { articleSchema } from '#content/schema/schema.article.ts'
import { readDraftFile } from '#domains/editor/files/draft-files.server.ts'
import { readTree } from '#domains/editor/edits/change-file.server.ts'
import {
  findDraft,
  saveDraft,
  startDraft,
  type Draft,
  type DraftChange,
} from '#domains/editor/git/drafts.server.ts'
import type { EditFolder } from '#domains/editor/git/edit-folder.server.ts'
import { openTestEdit } from '#tests/support/edit-origin.ts'
import { addPicture, encodeLogo, encodePicture } from './article-picture.server.ts'
import { newArticle, slugFrom, type NewArticle } from './new-article.server.ts'

let edit: EditFolder
let remove: () => void
let draft: Draft
const member = { id: 'ana', name: 'Ana' }
beforeAll(async () => {
  const opened = await openTestEdit(['content/news/v16-beacon', 'content/facts/nie.yaml'])
  edit = opened.edit
  remove = opened.remove
  draft = await startDraft(edit, 'Article', member)
})
afterAll(() => remove())

async function save(changes: readonly DraftChange[]): Promise<void> {
  const { commit } = (await findDraft(edit, draft.id)) ?? draft
  expect(await saveDraft(edit, draft.id, { member, base: commit, changes })).toMatchObject({ kind: 'saved' })
}

const text = (title: string) => ({
  title,
  metaTitle: title,
  metaDescription: 'x'.repeat(80),
  summary: `"${title}": summary`,
  body: 'First paragraph.\n\nSecond.',
})
const notice: NewArticle = {
  section: 'news',
  kind: 'notice',
  id: 'closed-on-friday',
  date: '2026-12-15',
  updated: '2026-11-28',
  desk: 'claims',
  tags: ['home'],
  scene: 'offices',
  related: [],
  sources: [],
  texts: {
    es: text('Cerramos el viernes'),
    en: text('Closed on Friday'),
    de: text('Am Freitag geschlossen: früher'),
  },
}

it('a new notice is four files that read as they were entered', async () => {
  const created = newArticle(draft.root, notice)
  if (created.kind !== 'created') throw new Error(created.why)
  await save(created.changes)
  const meta: unknown = parse(readDraftFile(draft.root, 'content/news/closed-on-friday/article.yaml') ?? '')
  expect(v.is(articleSchema, meta)).toBe(true)
  const german = readDraftFile(draft.root, 'content/news/closed-on-friday/de.md') ?? ''
  expect(readTree('de.md', german)).toMatchObject({
    ...notice.texts.de,
    slug: 'am-freitag-geschlossen-frueher',
  })
  expect(newArticle(draft.root, notice)).toEqual({ kind: 'refused', why: 'taken' })
})

test.each(['../x', 'A b', '', 'x'.repeat(61), 'a/b', '.git'])('%j is no name of an article', (id) => {
  expect(newArticle(draft.root, { ...notice, id })).toEqual({ kind: 'refused', why: 'bad-id' })
})

it('an address consists of plain letters', () => {
  expect(slugFrom('¿Qué pasó en Calvià? Größe & Maß')).toBe('que-paso-en-calvia-groesse-mass')
})

it('a picture is re-encoded, of a fixed size, and shown in every language with its words', async () => {
  const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#357' } })
    .withExif({ IFD0: { Copyright: 'SECRET-CAMERA' } })
    .jpeg()
    .toBuffer()
  const picture = await encodePicture(photo)
  if (picture.kind !== 'encoded') throw new Error(picture.why)
  expect([picture.width, picture.height]).toEqual([1280, 853])
  expect(Buffer.from(picture.body).includes('SECRET-CAMERA')).toBe(false)
  const alt = { es: 'El puerto', en: 'The harbour', de: 'Der Hafen' }
  await save(addPicture(draft.root, 'news/v16-beacon', picture, alt) ?? [])
  const meta = parse(readDraftFile(draft.root, 'content/news/v16-beacon/article.yaml') ?? '') as {
    pictures: { file: string }[]
  }
  expect(v.is(articleSchema, meta)).toBe(true)
  expect(meta.pictures).toMatchObject([{ width: 1280, height: 853, alt }])
  const [{ file } = { file: '' }] = meta.pictures
  expect(
    readFileSync(`${draft.root}/content/news/v16-beacon/${file}`).equals(Buffer.from(picture.body)),
  ).toBe(true)
  for (const locale of ['es', 'en', 'de'])
    expect(readDraftFile(draft.root, `content/news/v16-beacon/${locale}.md`)).toContain(
      `\n\n![](picture:${file.replace('.webp', '')})\n\n`,
    )
})

it('a logo is a picture, whatever it was drawn as', async () => {
  const drawn =
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><script>alert(1)</script><rect width="90" height="30" fill="#a33"/></svg>'
  const logo = await encodeLogo(Buffer.from(drawn))
  if (logo.kind !== 'encoded') throw new Error(logo.why)
  expect(Buffer.from(logo.body).subarray(0, 4).toString()).toBe('RIFF')
  expect(Buffer.from(logo.body).includes('script')).toBe(false)
  expect(logo.width).toBeLessThanOrEqual(480)
  expect(await encodeLogo(Buffer.from('no logo'))).toEqual({ kind: 'refused', why: 'no-picture' })
})

test.each([
  ['a text', Buffer.from('<svg onload="alert(1)"/>')],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"></svg>')],
  ['half a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])],
])('%s is no picture', async (_what, file) => {
  expect(await encodePicture(file)).toEqual({ kind: 'refused', why: 'no-picture' })
})
