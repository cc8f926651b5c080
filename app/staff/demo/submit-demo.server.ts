import { parseWithValibot } from '@conform-to/valibot'
import { foldClosures } from '#map/office-hours.ts'
import type { Identity } from '#map/identity.ts'
import type { Locale } from '#map/locale.ts'
import { ownFields } from '#domains/requests/intake/receive-request.server.ts'
import { serverForm } from '#domains/requests/intake/forms.server.ts'
import { rangesOn } from '#domains/requests/hours/office-day.ts'
import { policyVersion } from '#domains/requests/policy-version.ts'
import { addFiles, addNote, withdrawRequest } from '#domains/requests/status/follow-up.server.ts'
import { changeState } from '#domains/requests/store/change-request.server.ts'
import { demoKey } from '#domains/requests/store/demo-data.server.ts'
import { findRequest } from '#domains/requests/store/read-requests.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'
import type { RequestSubmission } from '#domains/requests/submission.ts'
import { addStaffNote } from '#domains/requests/work/change-work.server.ts'
import { checkedAsSent } from '#forms/form-moment.ts'
import { toE164 } from '#forms/phone-number.ts'
import { toText } from '#platform/store/instant.server.ts'
import { query, type Store } from '#platform/store/store.server.ts'
import { endIncoming } from '#platform/uploads/incoming-files.server.ts'
import { IncomingFile } from '#platform/uploads/keep-file.server.ts'
import type { KeptFile } from '#platform/uploads/kept-file.ts'
import { demoFile, type DemoFile } from './demo-files.server.ts'
import type { DemoDays, DemoRequest, DemoStep } from './demo-request.server.ts'
import type { DemoCalendar, DemoEvent } from './demo-calendar.server.ts'

/** A domain reserved for examples (RFC 2606): no mail can be sent there. */
const domain = 'demo.example'

const countries = { es: 'ES', en: 'GB', de: 'DE' } as const satisfies Record<Locale, string>

/** The person of demo data as a form is filled in. */
export function demoContact(
  { mailbox, phone }: { readonly mailbox: string; readonly phone?: string },
  locale: Locale,
) {
  return { email: `${mailbox}@${domain}`, country: countries[locale], ...(phone !== undefined && { phone }) }
}

function daysOf({ today }: DemoCalendar, identity: Identity): DemoDays {
  const hours = foldClosures(identity)
  const day = (offset: number) => today.add({ days: offset }).toString()
  const open = Array.from({ length: 30 }, (_, index) => day(index + 1)).filter(
    (each) => rangesOn(each, hours).length > 0,
  )
  return { day, openDay: (count) => open[count] ?? day(count + 1) }
}

/** A form filled in, checked by its own rules as of an instant, as the site does with what a browser sends. */
async function submissionOf(
  { request, locale }: LocalRequest,
  days: DemoDays,
  at: Temporal.Instant,
): Promise<Omit<RequestSubmission, 'idempotencyKey'>> {
  const { dialog, page, name, message, marketing, suspect } = request
  const fields = new FormData()
  const typed = {
    ...request.answers(days),
    ...demoContact(request, locale),
    name,
    language: locale,
    // A browser's key, which the form's rules ask for.
    key: '00000000-0000-4000-8000-000000000000',
    privacy: 'on',
    ...(message !== undefined && { message }),
    ...(marketing && { marketing: 'on' }),
  }
  for (const [field, value] of Object.entries(typed))
    for (const each of [value].flat()) fields.append(field, each)
  const form = await serverForm(dialog)
  const checked = checkedAsSent(
    () => parseWithValibot(fields, { schema: form.schema }),
    new Date(at.epochMilliseconds),
  )
  if (checked.status !== 'success')
    throw new Error(
      `${dialog} of ${name}: ${JSON.stringify(checked.status === 'error' ? checked.error : undefined)}`,
    )
  const sent = checked.value
  return {
    dialog,
    pageId: page,
    locale,
    preferredLocale: sent.language,
    fields: ownFields(sent, form.questions),
    contact: {
      name: sent.name,
      email: sent.email,
      phone: sent.phone === undefined ? undefined : toE164(sent.phone, sent.country),
    },
    message: sent.message,
    consent: { policyVersion, marketing: sent.marketing },
    suspect,
  }
}

/** Keeps files as the site does: examined, and pictures encoded again. */
async function keepFiles(store: Store, files: readonly DemoFile[]): Promise<KeptFile[]> {
  const kept: KeptFile[] = []
  for (const file of files) {
    const incoming = new IncomingFile(store.config.dataDir)
    await incoming.write(await demoFile(file))
    const result = await incoming.finish()
    if (typeof result === 'string') throw new Error(`${file} is refused: ${result}`)
    kept.push(result)
  }
  return kept
}

/** Runs with kept files, whose post ends with it. */
async function withFiles(
  store: Store,
  files: readonly DemoFile[],
  work: (kept: readonly KeptFile[]) => Promise<void>,
): Promise<void> {
  const kept = await keepFiles(store, files)
  await work(kept)
  await endIncoming(
    store.config.dataDir,
    kept.map(({ id }) => id),
  )
}

/** A stored demo request. */
interface Stored {
  readonly reference: string
  readonly token: string
}

/** As a mail server answers that does not know the mailbox. */
async function refuseMail(store: Store, reference: string): Promise<void> {
  const now = toText(store.clock())
  await query(store, (db) =>
    db
      .updateTable('outbox')
      .set({ sent_at: null, dead_at: now, attempts: 1, last_error: 'smtp.550' })
      .where('kind', '=', 'mail-visitor')
      .where('request_id', '=', (select) =>
        select.selectFrom('request').select('id').where('reference', '=', reference),
      )
      .execute(),
  )
}

async function noteInternally(store: Store, reference: string, text: string): Promise<void> {
  const request = await findRequest(store, { reference })
  if (request) await addStaffNote(store, { requestId: request.id }, text)
}

async function take(store: Store, { reference, token }: Stored, step: DemoStep): Promise<void> {
  if (step[2] === 'note') await addNote(store, token, step[3])
  else if (step[2] === 'staff-note') await noteInternally(store, reference, step[3])
  else if (step[2] === 'withdrawn') await withdrawRequest(store, token)
  else if (step[2] === 'files')
    await withFiles(store, step[3], async (kept) => void (await addFiles(store, token, kept)))
  else await changeState(store, reference, step[2])
}

interface LocalRequest {
  readonly request: DemoRequest
  readonly locale: Locale
}

/** A request's submission and what followed, in order. */
export function requestEvents(
  one: LocalRequest,
  number: number,
  calendar: DemoCalendar,
  identity: Identity,
): DemoEvent[] {
  const { request } = one
  let stored: Stored | undefined
  let last = calendar.at(request.sent)
  const submit = async (store: Store) => {
    const submission = await submissionOf(one, daysOf(calendar, identity), store.clock())
    await withFiles(store, request.files ?? [], async (kept) => {
      const files = kept.length > 0 ? { files: kept } : {}
      const result = await submitRequest(store, { ...submission, ...files, idempotencyKey: demoKey(number) })
      if (result.kind !== 'received') throw new Error(`${request.name}: ${result.kind}`)
      stored = { reference: result.reference, token: result.statusToken }
    })
    if (request.undelivered && stored) await refuseMail(store, stored.reference)
  }
  const steps = (request.steps ?? []).map((step): DemoEvent => {
    const [days, time, change] = step
    const byVisitor = change === 'note' || change === 'files' || change === 'withdrawn'
    const at = byVisitor ? calendar.at([days, time]) : calendar.atWork([days, time])
    const earliest = last.add({ seconds: 90 })
    last = Temporal.Instant.compare(at, earliest) < 0 ? earliest : at
    return { at: last, run: async (store) => void (stored && (await take(store, stored, step))) }
  })
  return [{ at: calendar.at(request.sent), run: submit }, ...steps]
}
