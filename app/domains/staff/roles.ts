/** The roles of staff members. */
export type Role = 'clerk' | 'adviser' | 'manager' | 'editor' | 'operator'

/**
 * What the desk can do:
 * - `requests`: read and handle requests, `day`: the appointment book, `people`: everything of one person
 * - `block`: close times of advisers, `erase` and `export`: delete and take away personal data
 * - `undelivered`: messages that were given up, `searches`: what visitors did not find
 * - `content`: the texts of the site
 * - `staff` and `audit`: members and what they did
 */
export type Permission =
  | 'requests'
  | 'day'
  | 'people'
  | 'block'
  | 'erase'
  | 'export'
  | 'undelivered'
  | 'searches'
  | 'content'
  | 'staff'
  | 'audit'

const granted: Readonly<Record<Role, readonly Permission[]>> = {
  clerk: ['requests', 'day', 'people', 'undelivered', 'searches'],
  // Only their own appointments and requests; `block` only for themselves.
  adviser: ['requests', 'day', 'block'],
  manager: [
    'requests',
    'day',
    'people',
    'block',
    'erase',
    'export',
    'undelivered',
    'searches',
    'content',
    'staff',
    'audit',
  ],
  editor: ['searches', 'content'],
  // No personal data.
  operator: ['undelivered', 'staff', 'audit'],
}

/** Whether a role may do something. */
export function may({ role }: { readonly role: Role }, permission: Permission): boolean {
  return granted[role].includes(permission)
}
