import { may } from '#domains/staff/roles.ts'
import { placesOf } from '#domains/appointments/book/schedule.server.ts'
import type { Member } from '#domains/staff/members.server.ts'
import type { Identity, Office } from '#map/identity.ts'

type Who = Pick<Member, 'role' | 'offices' | 'adviser'>

/** A place of the appointment book. */
interface Place {
  /** The office's page, such as `office.palma`. */
  readonly office: string
  readonly seat: string
}

/** The offices whose days a member sees: a clerk's own, an adviser's, or all. */
export function officesOf({ role, offices, adviser }: Who, identity: Identity): readonly Office[] {
  if (role === 'adviser') {
    return identity.offices.filter((office) => adviser !== undefined && placesOf(office).includes(adviser))
  }
  if (role !== 'clerk' || offices.length === 0) return identity.offices
  return identity.offices.filter(({ page }) => offices.includes(page))
}

/** Whether a member may read, move and cancel the appointments of a place, and book there. */
export function mayHandle({ role, offices, adviser }: Who, { office, seat }: Place): boolean {
  if (role === 'adviser') return seat === adviser
  return role === 'manager' || (role === 'clerk' && (offices.length === 0 || offices.includes(office)))
}

/** Whether a member may block the times of a place: an adviser only their own. */
export function mayBlock(member: Who, { seat }: Pick<Place, 'seat'>): boolean {
  return may(member, 'block') && (member.role !== 'adviser' || seat === member.adviser)
}
