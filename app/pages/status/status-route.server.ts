import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { appointmentPaths, statusPath, linkedScreen, type LinkedScreen } from '#map/linked-paths.ts'
import { localeOfPath } from '#domains/navigation/use-page.ts'
import { fieldError } from '#forms/field-error.ts'
import { siteIdentity } from '#content/load.server.ts'
import { trimText } from '#i18n/typed-text.ts'
import { fileLimits } from '#map/limits.ts'
import type { Localized } from '#map/locale.ts'
import { qrCode, type QrCode } from './qr-code.server.ts'
import {
  statusGateway,
  type StatusData,
  type StatusOutcome,
  noteLimit,
} from '#domains/requests/status/gateway.ts'

/** The actions on the page. */
export type StatusIntent = 'note' | 'files' | 'withdraw'

/** Why an action failed, as a key of the page's messages, with a typed note. */
export interface StatusRefusal {
  readonly intent: StatusIntent
  readonly problem:
    | 'noteEmpty'
    | 'noteLong'
    | 'sureNeeded'
    | 'filesEmpty'
    | 'refusedType'
    | 'refusedSize'
    | 'refusedPixels'
    | 'refusedSlow'
    | 'refusedLocked'
    | 'refusedActive'
    | 'refusedCount'
    | 'refusedFull'
    | 'over'
    | 'fullNotes'
    | 'fullFiles'
    | 'unavailable'
  readonly note?: string
  /** The error of each refused file, by its name (app/forms/field-error.ts). */
  readonly files?: readonly string[]
  /** Of several files, the others were stored. */
  readonly othersKept?: true
  /** No answer arrived; known only in the browser. */
  readonly lost?: true
}

/** The data of the page: a request, or why there is none. */
export type StatusAnswer =
  | { readonly kind: 'gone' | 'down' }
  | ({
      readonly kind: 'found'
      /** The page that moves and cancels the appointment, while it is in the future. */
      readonly manage?: Localized<string>
      /** The page's own address, to photograph papers with a phone; only while files can be added. */
      readonly qr?: QrCode
    } & StatusData)

type StatusScreen = StatusAnswer & LinkedScreen

/** The page's path; its payload for client navigation has a suffix. */
const pagePathOf = ({ pathname }: URL) => pathname.replace(/\.data$/, '')

/** Reads the request behind the link. */
export async function loadStatus({ params, context, url }: LoaderFunctionArgs) {
  const screen = linkedScreen(statusPath, params['token'])
  const found = await context.get(statusGateway).read(params['token'] ?? '', localeOfPath(url.pathname))
  if (found === undefined) return data<StatusScreen>({ ...screen, kind: 'gone' }, { status: 404 })
  if (found === 'unavailable') return data<StatusScreen>({ ...screen, kind: 'down' }, { status: 503 })
  const isAhead = ['booked', 'moved', 'unconfirmed'].includes(found.appointment?.state ?? '')
  const manage = isAhead ? linkedScreen(appointmentPaths, params['token']).paths : undefined
  const isOpen = found.state !== 'closed' && found.state !== 'withdrawn'
  const takesFiles = isOpen && found.files < fileLimits.ofRequest
  const qr = takesFiles ? qrCode((siteIdentity().url ?? url.origin) + pagePathOf(url)) : undefined
  return data<StatusScreen>({ ...screen, kind: 'found', ...found, manage, ...(qr && { qr }) })
}

type Step = StatusOutcome | Pick<StatusRefusal, 'problem' | 'files' | 'othersKept'> | StatusRefusal['problem']

const refusals = {
  'refused-type': 'refusedType',
  'refused-size': 'refusedSize',
  'refused-pixels': 'refusedPixels',
  'refused-slow': 'refusedSlow',
  'refused-locked': 'refusedLocked',
  'refused-active': 'refusedActive',
  'refused-count': 'refusedCount',
  'refused-full': 'refusedFull',
} as const

/** The errors of refused files, each with its name if it had one. */
function refusedFiles(values: readonly FormDataEntryValue[]) {
  return values.flatMap((value) => {
    if (typeof value !== 'string') return []
    const [why = '', name] = value.split('/', 2)
    if (!Object.hasOwn(refusals, why)) return []
    const problem = refusals[why as keyof typeof refusals]
    return [{ problem, message: name === undefined ? problem : fieldError(problem, { file: name }) }]
  })
}

/** The response to a failed action. */
function problemOf(
  step: Exclude<StatusOutcome, 'done' | 'gone'> | StatusRefusal['problem'],
  intent: StatusIntent,
): StatusRefusal['problem'] {
  if (step === 'empty') return 'filesEmpty'
  if (step === 'full') return intent === 'files' ? 'fullFiles' : 'fullNotes'
  return step
}

function statusOf(problem: StatusRefusal['problem']): number {
  if (problem === 'unavailable') return 503
  return problem === 'over' || problem === 'fullNotes' || problem === 'fullFiles' ? 409 : 422
}

/**
 * Adds a note or files, or withdraws; on success it redirects to the page, so that reloading
 * repeats nothing.
 */
export async function changeStatus({ request, params, context, url }: ActionFunctionArgs) {
  const form = await request.formData()
  const gateway = context.get(statusGateway)
  const token = params['token'] ?? ''
  const text = (name: string) => {
    const value = form.get(name)
    // A form sends a line break as two characters; its field and the store count one.
    return typeof value === 'string' ? trimText(value.replaceAll(/\r\n?/g, '\n')) : ''
  }
  const steps: Record<StatusIntent, () => Promise<Step>> = {
    note: async () => {
      if (text('note') === '') return 'noteEmpty'
      return text('note').length > noteLimit ? 'noteLong' : await gateway.addNote(token, text('note'))
    },
    files: async () => {
      // Good files are added even if another was refused; the page says which was not.
      const outcome = await gateway.addFiles(token)
      const refused = refusedFiles(form.getAll('file'))
      const [first] = refused
      if (first === undefined) return outcome === 'empty' ? 'filesEmpty' : outcome
      if (outcome !== 'done' && outcome !== 'empty') return outcome
      const { problem } = first
      const files = refused.map(({ message }) => message)
      return outcome === 'done' ? { problem, files, othersKept: true } : { problem, files }
    },
    withdraw: async () => (text('sure') === '' ? 'sureNeeded' : await gateway.withdraw(token)),
  }
  const intent = (['note', 'files', 'withdraw'] as const).find((name) => name === text('intent')) ?? 'note'
  const step = await steps[intent]()
  const path = url.pathname
  if (step === 'done') {
    // Without a script the confirmation would otherwise be out of view, below the steps.
    return redirect(`${path}?done=${intent}${intent === 'withdraw' ? '' : `#${intent}`}`, 303)
  }
  if (step === 'gone') return redirect(path, 303)
  const why = typeof step === 'object' ? step : { problem: problemOf(step, intent) }
  const refusal: StatusRefusal = { intent, ...why, ...(intent === 'note' && { note: text('note') }) }
  return data(refusal, { status: statusOf(why.problem) })
}
