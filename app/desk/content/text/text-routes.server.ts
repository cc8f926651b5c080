import { Hono } from 'hono'
import { listPageAnswers } from '#domains/feedback/page-answers.server.ts'
import type { Field } from '#domains/editor/files/field.ts'
import { findText, type EditableText } from '#domains/editor/files/texts.server.ts'
import { olderLanguages } from '#domains/editor/git/field-ages.server.ts'
import { textFormAt } from '#domains/editor/git/text-at.server.ts'
import { plainWords } from '#domains/editor/overview/plain-words.ts'
import { retention } from '#map/limits.ts'
import { locales } from '#map/locale.ts'
import { pagePath } from '#map/paths.ts'
import { madridTime } from '#i18n/madrid-time.ts'
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
import { controlName, draftAddress, historyAddress, textAddress } from '#desk/content/content-address.ts'
import { keyWords, textWords } from '#desk/content/content-words.server.ts'
import { checkedProblems, editForm, labelsOf, otherDraft, wrongState } from './edit-page.server.ts'
import { chipsFor, insertsFor } from './inserts.server.ts'
import { readChanges, readListAction } from './read-changes.server.ts'
import { refusedWords, saveChanges } from '#desk/content/drafts/save-changes.server.ts'
import { entryName, partOf, partsOf, sectionsOf } from './text-model.server.ts'

/** The first field with all words of a search. */
function fieldWith(fields: readonly Field[], query: string): string | undefined {
  const words = plainWords(query)
  if (words.length === 0) return undefined
  for (const { id, values } of fields) {
    for (const [column, value] of Object.entries(values)) {
      const text = plainWords(String(value)).join(' ')
      if (words.every((word) => text.includes(word))) return controlName(column, id)
    }
  }
  return undefined
}

/** What visitors reported about a page in the last months. */
async function reportedAbout(
  { store, identity }: ContentParts,
  context: DeskContext,
  { page }: EditableText,
) {
  if (page === undefined) return []
  const paths = new Set(locales.map((locale) => pagePath(page, locale, identity)))
  const { pages, missing } = await listPageAnswers(store, retention.missDays)
  const t = textsOf(context).content
  const answers = pages.filter(({ path }) => paths.has(path))
  const no = answers.reduce((sum, one) => sum + one.no, 0)
  const yes = answers.reduce((sum, one) => sum + one.yes, 0)
  return [
    ...(no > 0 ? [t('edit.answers', { no, yes })] : []),
    ...missing.filter(({ path }) => paths.has(path)).map(({ text }) => t('edit.missed', { text })),
  ]
}

/** The forms of texts. */
export function textRoutes(parts: ContentParts): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>()

  const show = async (
    context: DeskContext,
    {
      version,
      text,
      part,
      state,
    }: { version: Version; text: EditableText; part: string | undefined; state: FormState },
  ) => {
    const edit = await parts.edit()
    const locale = localeOf(context)
    const form = await textFormAt(edit, version.commit, text)
    const partIds = partsOf(form)
    const shown = partIds.includes(part ?? '') ? part : undefined
    const isIndex = partIds.length > 0 && shown === undefined
    const problems = checkedProblems(parts, context, version, form)
    for (const [name, error] of Object.entries(state.errors)) problems.set(name, [error])
    const own = { fields: form.fields.filter(({ id }) => shown === undefined || partOf(id) === shown) }
    const sections = isIndex
      ? []
      : sectionsOf(form, shown, {
          locale,
          problems,
          older:
            text.perLocale && !isIndex ? await olderLanguages(edit, text, own, version.commit) : new Map(),
          chipsIn: chipsFor(version, locale),
          typed: state.values,
        })
    const draft = version.draft?.id
    const t = textsOf(context).content
    const isArticle = text.kind === 'blog' || text.kind === 'news'
    const labels = labelsOf(sections)
    const found = Object.fromEntries(
      [...problems].flatMap(([name, lines]) => (labels[name] ? [[name, lines.join(' · ')]] : [])),
    )
    return await showPage(
      parts,
      context,
      'content-text',
      {
        id: text.id,
        title: textWords(version.root, text, locale),
        form: editForm(version, { values: state.values, errors: found }),
        sections,
        part: shown,
        parts: partIds.map((id) => ({
          href: textAddress(text.id, { draft, part: id }),
          label: /^\d+$/.test(id) ? entryName(form.fields, id) : keyWords(id, locale),
          current: id === shown,
          problems: [...problems.keys()].filter((name) => partOf(name.slice(name.indexOf(':') + 1)) === id)
            .length,
        })),
        labels,
        insert: sections.length > 0 && text.perLocale ? insertsFor(version, text, locale) : undefined,
        other: otherDraft(context),
        links: [
          { href: historyAddress(text.id), label: t('edit.history') },
          ...(isArticle
            ? [
                {
                  href: `/content/picture?${new URLSearchParams({ id: text.id, ...(draft && { draft }) }).toString()}`,
                  label: t('edit.picture'),
                },
              ]
            : []),
        ],
        reported: await reportedAbout(parts, context, text),
      },
      state === blankForm ? 200 : 422,
    )
  }

  app.get('/text', async (context) => {
    const edit = await parts.edit()
    const version = await versionFor(edit, context)
    const text = version && findText(version.root, context.req.query('id') ?? '')
    if (version === undefined || text === undefined) return await showMissing(parts, context)
    const asked = context.req.query('q')
    if (asked !== undefined) {
      const at = fieldWith((await textFormAt(edit, version.commit, text)).fields, asked)
      const part = at === undefined ? undefined : partOf(at.slice(at.indexOf(':') + 1))
      const form = await textFormAt(edit, version.commit, text)
      const draft = context.req.query('draft')
      return context.redirect(
        textAddress(text.id, { draft, at, ...(partsOf(form).length > 0 && { part }) }),
        303,
      )
    }
    return await show(context, { version, text, part: context.req.query('part'), state: blankForm })
  })

  app.post('/text', async (context) => {
    const { values } = await readForm(context)
    const edit = await parts.edit()
    const version = await postedVersion(edit, values)
    const text = version && findText(version.root, values['id'] ?? '')
    if (version === undefined || text === undefined) return await showMissing(parts, context)
    const part = values['part'] === '' ? undefined : values['part']
    const form = await textFormAt(edit, version.commit, text)
    const { changes, wrong } = readChanges(form, values)
    if (Object.keys(wrong).length > 0)
      return await show(context, { version, text, part, state: wrongState(context, values, wrong) })
    const today = madridTime(new Date(parts.store.clock().epochMilliseconds)).day
    const action = values['do'] ?? ''
    const all = [...changes, ...readListAction(form.lists, action, today)]
    const title = textWords(version.root, text, localeOf(context))
    const saved = await saveChanges(parts, context, { values, changes: all, title, action: '/content/text' })
    if (saved.kind === 'answered') return saved.response
    if (saved.kind === 'refused') {
      const path = JSON.stringify(saved.change?.path)
      const name = form.fields
        .flatMap((field) =>
          Object.entries(field.places).map(([column, place]) => ({ column, place, id: field.id })),
        )
        .find(({ place }) => place.file === saved.file && JSON.stringify(place.path) === path)
      const key = name ? controlName(name.column, name.id) : 'base'
      const state = { values, errors: { [key]: refusedWords(context, saved) } }
      return await show(context, { version, text, part, state })
    }
    if (action === '') return context.redirect(`${draftAddress(saved.draft)}?done=content-saved`, 303)
    const [, list = ''] = /^\w+:([^:]*)/.exec(action) ?? []
    const at = `part-${partOf(list) || (part ?? '')}`
    return context.redirect(textAddress(text.id, { draft: saved.draft, part, at }), 303)
  })
  return app
}
