import { Hono } from 'hono'
import { discardDraft, findDraft, updateDraft, type Draft } from '#domains/editor/git/drafts.server.ts'
import { textFormAt } from '#domains/editor/git/text-at.server.ts'
import { findText } from '#domains/editor/files/texts.server.ts'
import { askPublisher } from '#domains/publish/requests.server.ts'
import { audit, type AuditAction } from '#domains/staff/audit.server.ts'
import { isIsoDay } from '#i18n/iso-day.ts'
import {
  localeOf,
  readForm,
  showPage,
  textsOf,
  type DeskContext,
  type DeskEnv,
} from '#desk/desk-screen.server.ts'
import { blankForm, type FormState } from '#desk/ui/form-state.ts'
import { showMissing, type ContentParts } from '#desk/content/content-desk.server.ts'
import { draftAddress, resultAddress } from '#desk/content/content-address.ts'
import { sureName } from './draft-view.ts'
import { draftView, questionId, questionsOf } from './draft-model.server.ts'
import { factsOf } from '#desk/content/facts/listed-facts.server.ts'
import { conflictViews, preferenceIn, saveChanges } from './save-changes.server.ts'
import { seenChanges } from '#desk/content/facts/fact-model.server.ts'
import { today } from '#desk/content/today.server.ts'

const zone = 'Europe/Madrid'

/** The instant of a day and an hour on Mallorca. */
function instantOf(day: string, time: string): Temporal.Instant | undefined {
  if (!isIsoDay(day) || !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: time }).toInstant()
}

/** Drafts and their way to the site. */
export function draftRoutes(parts: ContentParts): Hono<DeskEnv> {
  const { store } = parts
  const app = new Hono<DeskEnv>()

  const show = async (context: DeskContext, draft: Draft, state: FormState = blankForm) =>
    await showPage(
      parts,
      context,
      'content-draft',
      { draft: await draftView(parts, context, draft), state },
      state === blankForm ? 200 : 422,
    )
  const draftIn = async (context: DeskContext) =>
    await findDraft(await parts.edit(), context.req.param('id') ?? '')
  const memberOf = (context: DeskContext) => {
    const { id, name } = context.get('member')
    return { id, name }
  }
  const record = async (context: DeskContext, action: AuditAction, detail: string) =>
    await audit(store, { action, staffId: context.get('member').id, detail })

  app.get('/draft/:id', async (context) => {
    const draft = await draftIn(context)
    return draft ? await show(context, draft) : await showMissing(parts, context)
  })

  app.post('/draft/:id/publish', async (context) => {
    const draft = await draftIn(context)
    if (draft === undefined) return await showMissing(parts, context)
    const { values, all } = await readForm(context)
    const t = textsOf(context).content
    const sure = new Set(all('sure'))
    const open = (await questionsOf(parts, draft)).flatMap((question, index) =>
      sure.has(questionId(question)) ? [] : [sureName(index)],
    )
    if (open.length > 0) {
      const errors = Object.fromEntries(open.map((name) => [name, t('draft.answer')]))
      return await show(context, draft, { values, errors })
    }
    if (parts.checks.ready(draft)?.problems.length) return context.redirect(draftAddress(draft.id), 303)
    const member = memberOf(context)
    if (values['when'] !== 'later') {
      const id = askPublisher(parts.editDir, { kind: 'publish', draft: draft.id }, member)
      await record(context, 'publication-asked', draft.id)
      return context.redirect(resultAddress(id), 303)
    }
    const at = instantOf(values['day'] ?? '', values['time'] ?? '')
    if (at === undefined || Temporal.Instant.compare(at, store.clock()) <= 0)
      return await show(context, draft, { values, errors: { day: t('draft.past') } })
    const id = askPublisher(parts.editDir, { kind: 'schedule', draft: draft.id, at }, member)
    await record(context, 'publication-scheduled', draft.id)
    return context.redirect(resultAddress(id), 303)
  })

  app.post('/draft/:id/cancel', async (context) => {
    const draft = await draftIn(context)
    if (draft === undefined) return await showMissing(parts, context)
    const id = askPublisher(parts.editDir, { kind: 'cancel', draft: draft.id }, memberOf(context))
    await record(context, 'schedule-cancelled', draft.id)
    return context.redirect(resultAddress(id), 303)
  })

  app.post('/draft/:id/seen', async (context) => {
    const draft = await draftIn(context)
    if (draft === undefined) return await showMissing(parts, context)
    const { values } = await readForm(context)
    const version = { draft, root: draft.root, commit: draft.commit }
    const listed = factsOf(version).find(({ fact }) => fact.id === values['entry'])
    const text = listed && findText(draft.root, listed.text)
    if (listed === undefined || text === undefined) return await showMissing(parts, context)
    const form = await textFormAt(await parts.edit(), draft.commit, text)
    const changes = seenChanges(form, listed, today(store))
    const saved = await saveChanges(parts, context, {
      values: { ...values, draft: draft.id, base: draft.commit },
      changes,
      title: draft.title,
      action: `${draftAddress(draft.id)}/seen`,
    })
    if (saved.kind === 'answered') return saved.response
    return context.redirect(`${draftAddress(draft.id)}?done=content-saved`, 303)
  })

  app.post('/draft/:id/discard', async (context) => {
    const draft = await draftIn(context)
    if (draft === undefined) return await showMissing(parts, context)
    await discardDraft(await parts.edit(), draft.id)
    await record(context, 'draft-discarded', draft.id)
    return context.redirect('/content?done=content-discarded', 303)
  })

  app.post('/draft/:id/update', async (context) => {
    const draft = await draftIn(context)
    if (draft === undefined) return await showMissing(parts, context)
    const { values } = await readForm(context)
    const edit = await parts.edit()
    const updated = await updateDraft(edit, draft.id, memberOf(context), preferenceIn(values))
    const action = `${draftAddress(draft.id)}/update`
    if (updated.kind === 'conflict') {
      const conflicts = conflictViews(draft.root, updated.conflicts, localeOf(context))
      return await showPage(
        parts,
        context,
        'content-conflict',
        { action, fields: [], conflicts, back: undefined },
        409,
      )
    }
    return context.redirect(`${draftAddress(draft.id)}?done=content-saved`, 303)
  })
  return app
}
