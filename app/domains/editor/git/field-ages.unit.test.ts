import { afterAll, beforeAll, expect, it } from 'vitest'
import { readTextForm } from '#domains/editor/files/fields.server.ts'
import { findText } from '#domains/editor/files/texts.server.ts'
import { writeDraftFile, readDraftFile } from '#domains/editor/files/draft-files.server.ts'
import { changeFile } from '#domains/editor/edits/change-file.server.ts'
import { openTestEdit } from '#tests/support/edit-origin.ts'
import { startDraft } from './drafts.server.ts'
import type { EditFolder } from './edit-folder.server.ts'
import { olderLanguages } from './field-ages.server.ts'
import { git } from './run-git.server.ts'

let edit: EditFolder
let remove: () => void
beforeAll(async () => {
  const opened = await openTestEdit([
    'content/services/nie',
    'content/facts',
    'content/site.yaml',
    'content/news/v16-beacon',
  ])
  edit = opened.edit
  remove = opened.remove
})
afterAll(() => remove())

it('a language that was changed alone leaves the others older, in that field only', async () => {
  const draft = await startDraft(edit, 'Ages', { id: 'ana', name: 'Ana' })
  const file = 'content/services/nie/en.yaml'
  const changed = changeFile(file, readDraftFile(draft.root, file) ?? '', {
    kind: 'set',
    path: ['faqs', 1, 'a'],
    value: 'Another answer.',
  })
  if (changed.kind !== 'changed') throw new Error(changed.why)
  writeDraftFile(draft.root, file, changed.source)
  const body = 'content/news/v16-beacon/de.md'
  writeDraftFile(draft.root, body, `${readDraftFile(draft.root, body)}\nNoch ein Satz.\n`)
  const nextDay = { GIT_COMMITTER_DATE: `${Math.floor(Date.now() / 1000) + 86_400} +0000` }
  const author = { name: 'Ana', email: 'ana@noreply.invalid' }
  await git(draft.root, ['commit', '--quiet', '--all', '-m', 'Change an answer'], { author, env: nextDay })
  const older = async (id: string) => {
    const text = findText(draft.root, id)
    if (text === undefined) throw new Error(id)
    return [...(await olderLanguages(edit, text, readTextForm(draft.root, text), `draft/${draft.id}`))]
  }
  expect(await older('page/service.nie')).toEqual([['faqs.1.a', ['es', 'de']]])
  expect(await older('news/v16-beacon')).toEqual([['body', ['es', 'en']]])
})
