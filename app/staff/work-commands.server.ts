import { findRequest, type RequestRecord } from '#domains/requests/store/read-requests.server.ts'
import { addStaffNote, changeWork, staffNoteLimit } from '#domains/requests/work/change-work.server.ts'
import { fold } from '#domains/search/index/words.ts'
import { audit } from '#domains/staff/audit.server.ts'
import { listMembers, type Member } from '#domains/staff/members.server.ts'
import { cleanText } from '#platform/clean-text.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { CommandError } from './command-error.server.ts'

async function requestOf(store: Store, reference: string): Promise<RequestRecord> {
  const request = await findRequest(store, { reference })
  if (!request) throw new CommandError(`There is no request ${reference}`)
  return request
}

/** Adds an internal note. @throws CommandError */
export async function note(store: Store, reference: string, typed: string): Promise<string> {
  const text = cleanText(typed).trim()
  if (text === '') throw new CommandError('note: the note is empty')
  if (text.length > staffNoteLimit)
    throw new CommandError(`The note has ${text.length} characters, ${staffNoteLimit} at most`)
  const { id: requestId } = await requestOf(store, reference)
  await addStaffNote(store, { requestId }, text)
  await audit(store, { action: 'note-written', requestId })
  return `the note is with ${reference}\n`
}

/** The active member of a typed name, or a part of it that only one has. */
async function memberOf(store: Store, typed: string): Promise<Member> {
  const active = (await listMembers(store)).filter(({ disabledAt }) => disabledAt === undefined)
  const name = fold(typed.trim())
  const exact = active.filter((member) => fold(member.name) === name)
  const found = exact.length > 0 ? exact : active.filter((member) => fold(member.name).includes(name))
  const [member, ...others] = found
  const known = active.map((each) => each.name).join(', ')
  if (!member) throw new CommandError(`There is no member "${typed}"; members are ${known || 'missing yet'}`)
  if (others.length === 0) return member
  throw new CommandError(`"${typed}" may be ${found.map((each) => each.name).join(' or ')}`)
}

/** Says who handles a request, or with `none` that no one does. @throws CommandError */
export async function assign(store: Store, reference: string, typed: string): Promise<string> {
  const { id: requestId } = await requestOf(store, reference)
  const member = typed.trim().toLowerCase() === 'none' ? undefined : await memberOf(store, typed)
  await changeWork(store, { requestId }, { assignee: member?.id ?? null })
  await audit(store, { action: 'request-changed', requestId, detail: 'assignee' })
  return member ? `${reference} is with ${member.name}\n` : `${reference} is with no one\n`
}
