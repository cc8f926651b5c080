import { Hono } from 'hono'
import { findText, type EditableText } from '#domains/editor/files/texts.server.ts'
import { textFormAt } from '#domains/editor/git/text-at.server.ts'
import { textsWith } from '#domains/editor/overview/find-words.server.ts'
import type { ListedFact } from '#domains/editor/overview/facts-overview.server.ts'
import {
  localeOf,
  readForm,
  showPage,
  textsOf,
  type DeskContext,
  type DeskEnv,
} from '#desk/desk-screen.server.ts'
import { blankForm, type FormState } from '#desk/ui/form-state.ts'
import { postedVersion, versionFor, type Version } from '#desk/content/drafts/chosen-draft.server.ts'
import { showMissing, type ContentParts } from '#desk/content/content-desk.server.ts'
import { draftAddress, historyAddress, textAddress } from '#desk/content/content-address.ts'
import { textWords } from '#desk/content/content-words.server.ts'
import {
  checkedProblems,
  editForm,
  labelsOf,
  otherDraft,
  wrongState,
} from '#desk/content/text/edit-page.server.ts'
import { factPart, seenChanges, twinsOf } from './fact-model.server.ts'
import { factsOf, factWords } from './listed-facts.server.ts'
import { readChanges, type ReadChanges } from '#desk/content/text/read-changes.server.ts'
import { refusedWords, saveChanges } from '#desk/content/drafts/save-changes.server.ts'
import { partOf, sectionsOf } from '#desk/content/text/text-model.server.ts'
import { today } from '#desk/content/today.server.ts'
import { dayIn } from '#desk/content/drafts/draft-model.server.ts'

/** A fact with its text. */
interface Chosen extends ListedFact {
  readonly of: EditableText
}

function chosenFacts(version: Version, id: string): Chosen[] {
  const facts = factsOf(version)
  const own = facts.filter(({ fact }) => fact.id === id)
  // Numbers of entries are names in the form: only those of one file can stand in it together.
  const twins = twinsOf(facts, id).filter(({ text }) => text === own[0]?.text)
  return [...own, ...twins].flatMap((listed) => {
    const of = findText(version.root, listed.text)
    return of ? [{ ...listed, of }] : []
  })
}

const escaped = (id: string) => id.replaceAll('.', String.raw`\.`)

/** Facts: their value, where it was seen, and which pages print it. */
export function factRoutes(parts: ContentParts): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>()

  const show = async (context: DeskContext, version: Version, facts: readonly Chosen[], state: FormState) => {
    const [first] = facts
    if (first === undefined) return await showMissing(parts, context)
    const edit = await parts.edit()
    const locale = localeOf(context)
    const sections = await Promise.all(
      facts.map(async ({ of, fact }) => {
        const form = await textFormAt(edit, version.commit, of)
        const part = factPart(form, fact.id)
        if (part === undefined) return undefined
        const problems = checkedProblems(parts, context, version, form)
        for (const [name, error] of Object.entries(state.errors)) problems.set(name, [error])
        const [section] = sectionsOf(form, part, {
          locale,
          problems,
          older: new Map(),
          chipsIn: () => [],
          typed: state.values,
        })
        const seen = fact.asOf === undefined ? undefined : dayIn(context)(fact.asOf)
        return section && { section: { ...section, title: fact.id }, seenName: `seen:${fact.id}`, seen }
      }),
    )
    const shown = sections.filter((one) => one !== undefined)
    const pattern = new RegExp(`(?:fact:|[\\s"',[])${escaped(first.fact.id)}(?![\\w.-])`)
    const uses = textsWith(version.root, pattern).filter(({ kind }) => kind !== 'facts')
    const draft = version.draft?.id
    return await showPage(
      parts,
      context,
      'content-fact',
      {
        id: first.fact.id,
        value: factWords(first, locale),
        form: editForm(version, state),
        facts: shown,
        labels: labelsOf(shown.map(({ section }) => section)),
        other: otherDraft(context),
        uses: uses.map((text) => ({
          words: textWords(version.root, text, locale),
          href: textAddress(text.id, { draft }),
        })),
        history: historyAddress(first.of.id),
      },
      state === blankForm ? 200 : 422,
    )
  }

  app.get('/fact', async (context) => {
    const version = await versionFor(await parts.edit(), context)
    if (version === undefined) return await showMissing(parts, context)
    return await show(context, version, chosenFacts(version, context.req.query('id') ?? ''), blankForm)
  })

  app.post('/fact', async (context) => {
    const { values } = await readForm(context)
    const edit = await parts.edit()
    const version = await postedVersion(edit, values)
    if (version === undefined) return await showMissing(parts, context)
    const facts = chosenFacts(version, values['id'] ?? '')
    if (facts.length === 0) return await showMissing(parts, context)
    const read: ReadChanges[] = []
    for (const chosen of facts) {
      const form = await textFormAt(edit, version.commit, chosen.of)
      const part = factPart(form, chosen.fact.id)
      // Of the twins only their own entries: other names are left out.
      const own = { fields: form.fields.filter(({ id }) => partOf(id) === part) }
      const typed = readChanges(own, values)
      const seen =
        values[`seen:${chosen.fact.id}`] === undefined ? [] : seenChanges(form, chosen, today(parts.store))
      const places = new Set(
        seen.map((one) => JSON.stringify([one.file, 'change' in one && one.change.path])),
      )
      const kept = typed.changes.filter(
        (one) => !places.has(JSON.stringify([one.file, 'change' in one && one.change.path])),
      )
      read.push({ changes: [...kept, ...seen], wrong: typed.wrong })
    }
    const wrong = Object.assign({}, ...read.map((one) => one.wrong)) as ReadChanges['wrong']
    if (Object.keys(wrong).length > 0)
      return await show(context, version, facts, wrongState(context, values, wrong))
    const saved = await saveChanges(parts, context, {
      values,
      changes: read.flatMap(({ changes }) => changes),
      title: textsOf(context).content('draft.factTitle', { id: values['id'] ?? '' }),
      action: '/content/fact',
    })
    if (saved.kind === 'answered') return saved.response
    if (saved.kind === 'refused')
      return await show(context, version, facts, {
        values,
        errors: { 'content-save': refusedWords(context, saved) },
      })
    return context.redirect(`${draftAddress(saved.draft)}?done=content-saved`, 303)
  })
  return app
}
