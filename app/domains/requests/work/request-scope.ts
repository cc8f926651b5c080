import type { Role } from '#domains/staff/roles.ts'

/** Requests that a member of staff may see. */
export type RequestScope =
  | { readonly kind: 'all' }
  /** Those of these offices, and those of none. */
  | { readonly kind: 'offices'; readonly offices: readonly string[] }
  /** Those assigned to them, and the appointments at their seat. */
  | { readonly kind: 'adviser'; readonly staffId: string; readonly seat: string | undefined }

/** The requests that a member sees, among the pages that show requests at all. */
export function scopeOf(member: {
  readonly id: string
  readonly role: Role
  readonly offices: readonly string[]
  readonly adviser: string | undefined
}): RequestScope {
  if (member.role === 'adviser') return { kind: 'adviser', staffId: member.id, seat: member.adviser }
  if (member.role === 'manager' || member.offices.length === 0) return { kind: 'all' }
  return { kind: 'offices', offices: member.offices }
}

/** What decides who sees a request. */
export interface ScopedRequest {
  readonly office: string | undefined
  readonly assignee: string | undefined
  /** The seat of its appointment, whatever became of it. */
  readonly seat: string | undefined
}

/** Whether a request is within a scope. */
export function isInScope(scope: RequestScope, { office, assignee, seat }: ScopedRequest): boolean {
  if (scope.kind === 'all') return true
  if (scope.kind === 'offices') return office === undefined || scope.offices.includes(office)
  return assignee === scope.staffId || (scope.seat !== undefined && seat === scope.seat)
}

/**
 * The office of a request: the one of its appointment, or the one on whose page it was written. No form asks for one
 * otherwise.
 */
export function officeOfRequest(
  pageId: string,
  appointmentOffice: string | null | undefined,
): string | undefined {
  return appointmentOffice ?? (pageId.startsWith('office.') ? pageId : undefined)
}
