import { Hono } from 'hono'
import { findText, filesOf } from '#domains/editor/files/texts.server.ts'
import { historyOf } from '#domains/editor/git/history.server.ts'
import { changeWords } from '#domains/editor/problems/change-words.server.ts'
import { findWords } from '#domains/editor/overview/find-words.server.ts'
import { plainWords } from '#domains/editor/overview/plain-words.ts'
import { askPublisher } from '#domains/publish/requests.server.ts'
import { readResult, type Result } from '#domains/publish/results.server.ts'
import { audit } from '#domains/staff/audit.server.ts'
import {
  localeOf,
  momentIn,
  readForm,
  showPage,
  textsOf,
  type DeskContext,
  type DeskEnv,
} from '#desk/desk-screen.server.ts'
import { publishedVersion, versionFor, type Version } from '#desk/content/drafts/chosen-draft.server.ts'
import { showMissing, type ContentParts } from '#desk/content/content-desk.server.ts'
import { factAddress, findAddress, resultAddress } from '#desk/content/content-address.ts'
import { changedPlace, textWords } from '#desk/content/content-words.server.ts'
import { resultWords } from '#domains/publish/result-words.server.ts'
import { problemLines } from '#desk/content/drafts/draft-model.server.ts'
import { factsOf, factWords, sourceWords } from '#desk/content/facts/listed-facts.server.ts'
import { shortcuts, startView } from './start-model.server.ts'
import type { RemarkedLine } from './start-page.tsx'
import { findDraft } from '#domains/editor/git/drafts.server.ts'

const mostFacts = 20

/** Facts of which the id, the value or the source has all words. */
function factsWith(version: Version, context: DeskContext, query: string): RemarkedLine[] {
  const words = plainWords(query)
  const locale = localeOf(context)
  const draft = version.draft?.id
  return factsOf(version)
    .filter((listed) => {
      const { id, note = '' } = listed.fact
      const text = plainWords(
        `${id} ${factWords(listed, locale)} ${sourceWords(listed, locale)} ${note}`,
      ).join(' ')
      return words.every((word) => text.includes(word))
    })
    .slice(0, mostFacts)
    .map((listed) => ({
      words: `${listed.fact.id}: ${factWords(listed, locale)}`,
      href: factAddress(listed.fact.id, draft),
      detail: `${textsOf(context).content('kinds.facts')} · ${sourceWords(listed, locale)}`,
    }))
}

function stateOf({ state }: Result) {
  return state === 'done' || state === 'failed' || state === 'scheduled' ? state : 'running'
}

/** The start page, the search, results of publications, undo and the history. */
export function startRoutes(parts: ContentParts): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>()

  app.get('/', async (context) => {
    const edit = await parts.edit()
    const published = await publishedVersion(edit)
    const own = await versionFor(edit, context)
    return await showPage(parts, context, 'content-start', {
      view: await startView(parts, context, published),
      shortcuts: shortcuts(context, published.root, own?.draft?.id),
    })
  })

  app.get('/find', async (context) => {
    const version = await versionFor(await parts.edit(), context)
    if (version === undefined) return await showMissing(parts, context)
    const query = (context.req.query('q') ?? '').slice(0, 100)
    const locale = localeOf(context)
    const texts = findWords(version.root, query).filter(({ text }) => text.kind !== 'facts')
    const found = texts.map(({ text, line }): RemarkedLine => ({
      words: textWords(version.root, text, locale),
      href: `${findAddress(query, version.draft?.id).replace('/find', '/text')}&id=${encodeURIComponent(text.id)}`,
      detail: line.length > 140 ? `${line.slice(0, 140)}…` : line,
    }))
    const facts = plainWords(query).length === 0 ? [] : factsWith(version, context, query)
    return await showPage(parts, context, 'content-find', { query, found: [...facts, ...found] })
  })

  app.get('/result/:id', async (context) => {
    const edit = await parts.edit()
    const result = readResult(edit.folder, context.req.param('id'))
    if (result === undefined) return await showMissing(parts, context)
    const { asked, why, state, publication, message } = result
    const draft = asked.kind === 'undo' ? undefined : await findDraft(edit, asked.draft)
    const root = draft?.root ?? (await publishedVersion(edit)).root
    return await showPage(parts, context, 'content-result', {
      title: message?.split('\n', 1)[0] ?? textsOf(context).content(`result.title.${asked.kind}`),
      state: stateOf(result),
      words: resultWords(result, localeOf(context)),
      problems:
        why?.kind === 'problems' ? problemLines(root, why.problems, localeOf(context), draft?.id) : [],
      detail: why?.kind === 'build' ? why.detail : undefined,
      draft: draft && state !== 'done' ? draft.id : undefined,
      conflict: why?.kind === 'conflict',
      publication: state === 'done' ? publication : undefined,
    })
  })

  app.post('/undo', async (context) => {
    const { values } = await readForm(context)
    const text = values['publication'] ?? ''
    if (!/^[1-9]\d{0,6}$/.test(text)) return await showMissing(parts, context)
    const { id: staffId, name } = context.get('member')
    const id = askPublisher(parts.editDir, { kind: 'undo', publication: Number(text) }, { id: staffId, name })
    await audit(parts.store, { action: 'publication-undone', staffId, detail: text })
    return context.redirect(resultAddress(id), 303)
  })

  app.get('/history', async (context) => {
    const edit = await parts.edit()
    const { root } = await publishedVersion(edit)
    const id = context.req.query('id')
    const text = id === undefined ? undefined : findText(root, id)
    if (id !== undefined && text === undefined) return await showMissing(parts, context)
    const locale = localeOf(context)
    const when = momentIn(context)
    const entries = await historyOf(edit, text ? filesOf(text).map(({ file }) => file) : [])
    return await showPage(parts, context, 'content-history', {
      title: text ? textWords(root, text, locale) : textsOf(context).content('start.title'),
      entries: entries.map(({ commit, by, at, subject, changes }) => ({
        commit,
        who: `${by}, ${when(at)}`,
        subject,
        lines: changes.map((change) =>
          changeWords(
            change,
            locale,
            [text ? '' : change.text, changedPlace(change, locale)].filter(Boolean).join(' · '),
          ),
        ),
      })),
    })
  })
  return app
}
