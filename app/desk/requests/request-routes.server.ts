import type { Hono } from 'hono'
import { writeReply } from '#domains/requests/reply/write-reply.server.ts'
import {
  changeState,
  correctContact,
  correctEmail,
  handledStates,
  releaseRequest,
} from '#domains/requests/store/change-request.server.ts'
import {
  addStaffNote,
  changeWork,
  type Overtaken,
  type WorkTarget,
} from '#domains/requests/work/change-work.server.ts'
import { madridTime } from '#i18n/madrid-time.ts'
import { findWholeRequest, type WholeRequest } from '#domains/requests/work/whole-request.server.ts'
import { audit, type AuditAction } from '#domains/staff/audit.server.ts'
import { parseReference } from '#platform/store/reference.server.ts'
import {
  readForm,
  showPage,
  textsOf,
  type DeskContext,
  type DeskEnv,
  type DeskParts,
} from '#desk/desk-screen.server.ts'
import { memberNames } from '#domains/staff/member-names.server.ts'
import {
  fromTemplate,
  readContact,
  readEmail,
  readNote,
  readReply,
  readWork,
  requestForms,
  versionOf,
  type PostedForms,
} from './request-forms.server.ts'
import { isSeenBy, requestView } from './request-model.server.ts'
import type { OvertakenNote } from './request-view.ts'

/** The request of an address, or the page to show instead. */
export async function requestAt(parts: DeskParts, context: DeskContext): Promise<WholeRequest | Response> {
  const reference = parseReference(context.req.param('reference') ?? '')
  const whole = reference && (await findWholeRequest(parts.store, reference))
  if (!whole) return await showPage(parts, context, 'message', { kind: 'missing' }, 404)
  if (isSeenBy(context.get('member'), whole)) return whole
  return await showPage(parts, context, 'message', { kind: 'forbidden' }, 403)
}

type Posted = Readonly<Record<string, string>>

/** A single request: reading it, and everything that the staff do with it. */
export function addRequestRoutes(app: Hono<DeskEnv>, parts: DeskParts): void {
  const { store } = parts

  const show = async (
    context: DeskContext,
    whole: WholeRequest,
    {
      posted,
      overtaken,
      status = 200,
    }: { posted?: PostedForms; overtaken?: OvertakenNote; status?: 200 | 409 | 422 } = {},
  ) => {
    const names = await memberNames(store)
    return await showPage(
      parts,
      context,
      'request',
      {
        view: await requestView(parts, context, whole, names),
        forms: await requestForms(parts, context, whole, posted),
        overtaken,
      },
      status,
    )
  }

  /** The page as it is by now, with what was typed in its form. */
  const showOvertaken = async (context: DeskContext, result: Overtaken, posted: PostedForms) => {
    const whole = await requestAt(parts, context)
    if (whole instanceof Response) return whole
    const t = textsOf(context).requests
    const names = await memberNames(store)
    const name = result.by === undefined ? undefined : (names.get(result.by) ?? result.by)
    const overtaken =
      name === undefined || result.at === undefined
        ? { title: t('overtaken.titleVisitor'), text: t('overtaken.textVisitor') }
        : {
            title: t('overtaken.title', { name }),
            text: t('overtaken.text', { name, at: madridTime(new Date(result.at.epochMilliseconds)).time }),
          }
    return await show(context, whole, { posted, overtaken, status: 409 })
  }

  /** After a change the member may no longer see the request. */
  const done = async (context: DeskContext, { request }: WholeRequest, what: string, at: string) => {
    const after = await findWholeRequest(store, request.reference)
    if (!after || !isSeenBy(context.get('member'), after))
      return context.redirect('/requests?done=request-gone', 303)
    return context.redirect(`/requests/${request.reference}?done=request-${what}#${at}`, 303)
  }

  const record = async (
    context: DeskContext,
    { request }: WholeRequest,
    action: AuditAction,
    detail?: string,
  ) => {
    await audit(store, { action, staffId: context.get('member').id, requestId: request.id, detail })
  }

  const targetOf = (context: DeskContext, { request }: WholeRequest, values: Posted): WorkTarget => ({
    requestId: request.id,
    staffId: context.get('member').id,
    version: versionOf(values),
  })

  type Step = (context: DeskContext, whole: WholeRequest, values: Posted) => Promise<Response>

  /** A post to a request that the member may see. */
  const onPost = (path: string, step: Step) => {
    app.post(`/:reference/${path}`, async (context) => {
      const whole = await requestAt(parts, context)
      if (whole instanceof Response) return whole
      return await step(context, whole, (await readForm(context)).values)
    })
  }

  app.get('/:reference', async (context) => {
    const whole = await requestAt(parts, context)
    if (whole instanceof Response) return whole
    await record(context, whole, 'request-read')
    return await show(context, whole)
  })

  onPost('state', async (context, whole, values) => {
    const state = handledStates.find((each) => each === values['state'])
    if (state === undefined) return await show(context, whole)
    const result = await changeState(store, whole.request.reference, state, targetOf(context, whole, values))
    if (result.kind === 'overtaken') return await showOvertaken(context, result, {})
    if (result.kind === 'changed') await record(context, whole, 'request-changed', state)
    return await done(context, whole, 'state', 'work')
  })

  onPost('work', async (context, whole, values) => {
    const read = await readWork(parts, context, values)
    if (read.kind === 'wrong')
      return await show(context, whole, { posted: { work: read.state }, status: 422 })
    const result = await changeWork(store, targetOf(context, whole, values), read.change)
    if (result.kind === 'overtaken')
      return await showOvertaken(context, result, { work: { values, errors: {} } })
    await record(context, whole, 'request-changed', 'work')
    return await done(context, whole, 'work', 'work')
  })

  onPost('take', async (context, whole, values) => {
    const target = targetOf(context, whole, values)
    const result = await changeWork(store, target, { assignee: context.get('member').id })
    if (result.kind === 'overtaken') return await showOvertaken(context, result, {})
    await record(context, whole, 'request-changed', 'assignee')
    return await done(context, whole, 'work', 'work')
  })

  onPost('note', async (context, whole, values) => {
    const read = readNote(context, values)
    if (read.kind === 'wrong')
      return await show(context, whole, { posted: { note: read.state }, status: 422 })
    const result = await addStaffNote(store, targetOf(context, whole, values), read.change)
    if (result.kind === 'overtaken')
      return await showOvertaken(context, result, { note: { values, errors: {} } })
    await record(context, whole, 'note-written')
    return await done(context, whole, 'note', 'internal')
  })

  onPost('reply', async (context, whole, values) => {
    if (values['intent'] === 'template')
      return await show(context, whole, { posted: { reply: fromTemplate(parts, context, whole, values) } })
    const read = readReply(context, values)
    if (read.kind === 'wrong')
      return await show(context, whole, { posted: { reply: read.state }, status: 422 })
    const reply = { values, errors: {} }
    if (values['intent'] === 'preview')
      return await show(context, whole, { posted: { reply, preview: true } })
    const result = await writeReply(store, { ...targetOf(context, whole, values), ...read.change })
    if (result.kind === 'overtaken') return await showOvertaken(context, result, { reply })
    // The page says why there is no form any more.
    if (result.kind !== 'written') return await show(context, whole, { status: 422 })
    await record(context, whole, 'reply-written')
    return await done(context, whole, 'reply', 'replies')
  })

  onPost('contact', async (context, whole, values) => {
    const read = readContact(context, values)
    if (read.kind === 'wrong')
      return await show(context, whole, { posted: { contact: read.state }, status: 422 })
    const target = targetOf(context, whole, values)
    const result = await correctContact(store, whole.request.reference, read.change, target)
    if (result.kind === 'overtaken')
      return await showOvertaken(context, result, { contact: { values, errors: {} } })
    await record(context, whole, 'contact-corrected')
    return await done(context, whole, 'contact', 'contact')
  })

  onPost('email', async (context, whole, values) => {
    const read = readEmail(context, values)
    if (read.kind === 'wrong')
      return await show(context, whole, { posted: { email: read.state }, status: 422 })
    const target = targetOf(context, whole, values)
    const result = await correctEmail(store, whole.request.reference, read.change, target)
    if (result.kind === 'overtaken')
      return await showOvertaken(context, result, { email: { values, errors: {} } })
    await record(context, whole, 'contact-corrected')
    return await done(context, whole, 'email', 'contact')
  })

  onPost('release', async (context, whole) => {
    const result = await releaseRequest(store, whole.request.reference, context.get('member').id)
    if (result === 'released') await record(context, whole, 'request-released')
    return await done(context, whole, 'released', 'work')
  })
}
