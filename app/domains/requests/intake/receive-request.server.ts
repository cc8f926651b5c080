import { parseWithValibot } from '@conform-to/valibot'
import { callbackTimes } from '#domains/requests/hours/callback-times.ts'
import type { SubmissionResult as ReplyState } from '@conform-to/react'
import { data, type ActionFunctionArgs } from 'react-router'
import { claimNotice } from '#content/claim-notice.ts'
import { siteFacts, siteIdentity, loadPage } from '#content/load.server.ts'
import { madridTime } from '#i18n/madrid-time.ts'
import { meantProvider } from '#forms/email-typo.ts'
import { toE164 } from '#forms/phone-number.ts'
import { secretRedirect } from '#platform/http/secret-redirect.server.ts'
import { sentOrigin, looksLikeRobot } from './sender.server.ts'
import { queryOver } from '#map/dialogs.ts'
import { type Locale, defaultLocale } from '#map/locale.ts'
import type { PageId } from '#map/pages/pages.ts'
import { answerBy } from '#domains/requests/hours/answer-by.ts'
import {
  answerQuery,
  answerText,
  readAnswer,
  signatureField,
  type Receipt,
} from '#domains/requests/dialog/answer-query.ts'
import { checkedAsSent } from '#forms/form-moment.ts'
import { serverForm, siteHours, type ServerForm } from './forms.server.ts'
import { formModules } from '#domains/requests/forms/index.ts'
import type { CheckedForm } from '#forms/common-fields.ts'
import type { Questions } from '#forms/questions.ts'
import {
  formMinTime,
  requestGateway,
  type RequestGateway,
  type SubmissionResult,
} from '#domains/requests/gateway.ts'
import type { FieldValue, FormName, RequestSubmission } from '#domains/requests/submission.ts'
import { policyVersion } from '#domains/requests/policy-version.ts'
import { calculatorOf } from '#domains/calculators/calculator-page.ts'
import { calculationForRequest } from '#domains/calculators/page-data.server.ts'
import { planForRequest } from '#domains/plan/plan-server.server.ts'
import { reportBy, reportsClaim } from '#domains/requests/hours/report-by.ts'
import { plainText } from '#content/inline.ts'
import { pagePath } from '#map/paths.ts'
import { createHash } from 'node:crypto'

/** How long a repeated form without an idempotency key counts as the same one, in milliseconds; up to twice as long. */
const window = 10 * 60_000

/** The origin of a form without an idempotency key. */
export interface KeylessForm {
  readonly fields: FormData
  /** The page's path with its query. */
  readonly address: string
  /** A fingerprint of its sender: another network or browser has another. */
  readonly sender: string
  /** Closed or withdrawn requests that the same words created before: the next is a new one. */
  readonly over?: readonly string[]
}

/**
 * The idempotency key of a form without one, sent from a prerendered page without JavaScript. The same words from the
 * same sender within a short time have the same key, so a double click is stored once; two senders never share a key.
 * @param ago how many windows before this one
 */
export function keyOf(form: KeylessForm, now = new Date(), ago = 0): string {
  const { fields, address, sender, over = [] } = form
  const words = [...fields].filter(([name]) => name !== 'key' && name !== 'proof' && name !== 'opened')
  const said = JSON.stringify([Math.floor(now.getTime() / window) - ago, sender, address, over, ...words])
  const hash = createHash('sha256').update(said).digest('hex')
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/**
 * The answers in a page's list of documents, plan or calculator, a line for each question, in the office's language. Unknown ids are
 * dropped: they come from an address.
 */
function passedInWords(page: PageId, ids: string): string[] {
  if (page === 'plan') return planForRequest(ids.split(/,(?=[a-z0-9]+=)/).join('&'), defaultLocale)
  if (calculatorOf(page) !== undefined) return calculationForRequest(page, ids, defaultLocale)
  const content = loadPage(pagePath(page, defaultLocale, siteIdentity()))?.content
  if (content === undefined || !('documents' in content)) return []
  const named = new Set(ids.split(','))
  return content.documents.cases.flatMap(({ label, options }) => {
    const chosen = options.find(({ id }) => named.has(id))
    return chosen ? [`${plainText(label)}: ${plainText(chosen.label)}`] : []
  })
}

/** What the action returns for a form that was not stored: its values and its errors. */
export interface Refusal {
  /** Missing if there was no answer. */
  readonly result?: ReplyState<string[]>
}

/** The page on which a form was sent. */
export interface RequestOrigin {
  readonly page: PageId
  readonly locale: Locale
}

const isFormName = (name: string | null): name is FormName =>
  name !== null && Object.hasOwn(formModules, name)

/** The dialog whose form was sent: open over a page, or part of the page itself. */
function dialogOf({ searchParams }: URL): FormName {
  const name = searchParams.get('dialog') ?? searchParams.get('form')
  return isFormName(name) ? name : 'callback-dialog'
}

function isValue(value: unknown): value is FieldValue {
  const plain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return plain || (Array.isArray(value) && value.length > 0)
}

/** The answers to a form's own questions; its files are stored separately. */
export function ownFields(form: CheckedForm, questions: Questions): Record<string, FieldValue> {
  const isOwn = (name: string) => Object.hasOwn(questions, name) && questions[name]?.kind !== 'files'
  const own = Object.entries<unknown>(form).filter(([name]) => isOwn(name))
  return Object.fromEntries(own.filter((entry): entry is [string, FieldValue] => isValue(entry[1])))
}

/**
 * The address of the answer, with its fields. It includes the status page's secret, which the page removes from the
 * address.
 */
function answerPath(url: URL, receipt: Receipt, secrets: Readonly<Record<string, string>>): string {
  const answer = new URLSearchParams({ dialog: 'success-dialog', ...answerQuery(receipt), ...secrets })
  return url.pathname + queryOver(url.search, String(answer))
}

/**
 * An answer's fields as one text, if the site has signed them: a forged address could claim a form that was never sent.
 */
export function confirmedAnswer(
  { searchParams, search }: URL,
  context: ActionFunctionArgs['context'],
): string | undefined {
  const receipt = searchParams.get('dialog') === 'success-dialog' ? readAnswer(search) : undefined
  if (receipt === undefined) return undefined
  const text = answerText(receipt)
  return context.get(requestGateway).isSigned(text, searchParams.get(signatureField) ?? '') ? text : undefined
}

/** The fields of the answer to a stored form. */
function receiptOf(
  input: RequestSubmission,
  { reference, createdAt }: { readonly reference: string; readonly createdAt: string },
): Receipt {
  const at = new Date(createdAt)
  const by = answerBy(input, at, siteHours())
  const times = { today: madridTime(at).day, answerBy: by, notice: claimNotice(siteFacts()) }
  return {
    reference,
    by,
    claim: reportsClaim(input),
    until: reportBy(input, times),
    unmailed: input.contact.email === undefined,
    meant: meantProvider(input.contact.email),
    call:
      input.dialog === 'callback-dialog'
        ? callbackTimes.find((time) => time === input.fields['time'])
        : undefined,
  }
}

const browserHeaders = ['user-agent', 'accept-language', 'accept'] as const

function senderOf(gateway: RequestGateway, { headers }: Request): string {
  return gateway.senderOf(browserHeaders.map((name) => headers.get(name) ?? '').join('\n'))
}

/**
 * The keys of a form without one, with the closed requests of the same words; its key may come from the previous
 * window.
 */
async function keysOf(gateway: RequestGateway, form: KeylessForm) {
  const now = new Date()
  const ago = (await gateway.storedAt(keyOf(form, now, 1))) === undefined ? 0 : 1
  return (over: readonly string[]) => keyOf({ ...form, over }, now, ago)
}

/**
 * Stores a submission. The key of a form without one is derived from its words: if their request is closed, they create
 * a new one, which would otherwise never be read.
 */
async function submitted(
  gateway: RequestGateway,
  input: RequestSubmission,
  nextKey: ((over: readonly string[]) => string) | undefined,
): Promise<SubmissionResult> {
  const over: string[] = []
  let result = await gateway.submit(input)
  while (nextKey && result.kind === 'received' && result.over) {
    over.push(result.reference)
    result = await gateway.submit({ ...input, idempotencyKey: nextKey(over) })
  }
  return result
}

/**
 * Validates a form by its dialog's schema. A retry after a lost answer is checked as of when it was first stored: its
 * day may be over by now.
 */
async function checked(gateway: RequestGateway, fields: FormData, { schema }: ServerForm) {
  const check = () => parseWithValibot(fields, { schema })
  const submission = check()
  if (submission.status === 'success' || submission.error?.['key']) return submission
  const before = await gateway.storedAt(String(fields.get('key')))
  return checkedAsSent(check, before)
}

/**
 * Handles the form post of any dialog: validates it by the dialog's schema, stores it, and redirects to the success
 * dialog. An invalid form is returned with its input.
 */
export async function receiveRequest({ request, context, url }: ActionFunctionArgs, origin: RequestOrigin) {
  const dialog = dialogOf(url)
  const fields = await request.formData()
  const gateway = context.get(requestGateway)
  const keyAfter = fields.get('key')
    ? undefined
    : await keysOf(gateway, {
        fields,
        address: url.pathname + url.search,
        sender: senderOf(gateway, request),
      })
  if (keyAfter) fields.set('key', keyAfter([]))
  const form = await serverForm(dialog)
  const submission = await checked(gateway, fields, form)
  if (submission.status !== 'success') {
    return data<Refusal>({ result: submission.reply() }, { status: 422 })
  }
  const sent = submission.value
  const phone = sent.phone === undefined ? undefined : toE164(sent.phone, sent.country)
  const checklist = sent.case === undefined ? [] : passedInWords(origin.page, sent.case)
  const input: RequestSubmission = {
    idempotencyKey: sent.key,
    dialog,
    pageId: origin.page,
    locale: origin.locale,
    preferredLocale: sent.language,
    fields: { ...ownFields(sent, form.questions), ...(checklist.length > 0 && { checklist }) },
    contact: { name: sent.name, email: sent.email, phone },
    message: sent.message,
    consent: { policyVersion, marketing: sent.marketing },
    ...sentOrigin(fields, url, siteIdentity().url),
    suspect: looksLikeRobot(sent, Date.now(), context.get(formMinTime)),
    proof: sent.proof,
  }
  const stored = await submitted(gateway, input, keyAfter)
  if (stored.kind === 'received') {
    const receipt = receiptOf(input, stored)
    const sig = gateway.sign(answerText(receipt))
    // The same words from the same network may come from another person: only the first sender is shown the secret
    // link.
    const secret = keyAfter && stored.again ? undefined : { status: stored.statusToken }
    return secretRedirect(context, answerPath(url, receipt, { [signatureField]: sig, ...secret }))
  }
  const status = stored.kind === 'conflict' ? 422 : 503
  return data<Refusal>({ result: submission.reply({ formErrors: [stored.kind] }) }, { status })
}
