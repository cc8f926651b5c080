import type { Member } from '#domains/staff/members.server.ts'
import { may } from '#domains/staff/roles.ts'
import type { InboxScope } from './inbox-filter.ts'

/** The requests that a member of staff may see. Operators see all, but nothing about visitors. */
export function memberScope(member: Pick<Member, 'id' | 'role' | 'offices' | 'adviser'>): InboxScope {
  const { id, role, offices, adviser } = member
  if (role === 'adviser') return { kind: 'adviser', staffId: id, seat: adviser }
  if (may(member, 'requests') && role !== 'manager' && offices.length > 0) return { kind: 'offices', offices }
  return { kind: 'all' }
}
