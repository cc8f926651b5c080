import { type Insertable, type Selectable } from 'kysely'
import { isLocale, type Locale } from '#map/locale.ts'
import { fromText, toText } from '#platform/store/instant.server.ts'
import type { StaffTable } from '#platform/store/schema.server.ts'
import { query, transact, type Store } from '#platform/store/store.server.ts'
import type { Role } from './roles.ts'

/** A member of the staff. */
export interface Member {
  readonly id: string
  readonly name: string
  readonly role: Role
  /** The pages of the member's offices, such as `office.palma`; empty for all offices. */
  readonly offices: readonly string[]
  /** The adviser's id in the appointment book. */
  readonly adviser: string | undefined
  /** The language of the desk. */
  readonly locale: Locale
  /** In lower case; only needed for signing in with OpenID Connect. */
  readonly email: string | undefined
  readonly createdAt: Temporal.Instant
  readonly disabledAt: Temporal.Instant | undefined
}

/** What is entered about a member. */
export type MemberEntry = Pick<Member, 'name' | 'role' | 'offices' | 'locale'> &
  Partial<Pick<Member, 'adviser' | 'email'>>

/** The member behind a row. */
export function toMember(row: Selectable<StaffTable>): Member {
  return {
    id: row.id,
    name: row.name,
    role: row.role,
    offices: JSON.parse(row.offices) as string[],
    adviser: row.adviser ?? undefined,
    locale: isLocale(row.locale) ? row.locale : 'es',
    email: row.email ?? undefined,
    createdAt: fromText(row.created_at),
    disabledAt: row.disabled_at === null ? undefined : fromText(row.disabled_at),
  }
}

function columns({ name, role, offices, adviser, locale, email }: MemberEntry) {
  return {
    name,
    role,
    offices: JSON.stringify(offices),
    adviser: role === 'adviser' ? (adviser ?? null) : null,
    locale,
    email: email?.toLowerCase() ?? null,
  } satisfies Partial<Insertable<StaffTable>>
}

/** All members, by name; disabled ones last. */
export async function listMembers(store: Store): Promise<Member[]> {
  const rows = await query(store, (db) => db.selectFrom('staff').selectAll().execute())
  const order = new Intl.Collator('es')
  return rows
    .map(toMember)
    .toSorted(
      (a, b) =>
        Number(Boolean(a.disabledAt)) - Number(Boolean(b.disabledAt)) || order.compare(a.name, b.name),
    )
}

/** One member, by id; disabled ones too. */
export async function findMember(store: Store, id: string): Promise<Member | undefined> {
  const row = await query(store, (db) =>
    db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst(),
  )
  return row && toMember(row)
}

/** The active member with an e-mail address. */
export async function findMemberByEmail(store: Store, email: string): Promise<Member | undefined> {
  const row = await query(store, (db) =>
    db
      .selectFrom('staff')
      .selectAll()
      .where('email', '=', email.toLowerCase())
      .where('disabled_at', 'is', null)
      .executeTakeFirst(),
  )
  return row && toMember(row)
}

/** `taken`: another member has this name or this e-mail address. */
type Entered =
  | { readonly kind: 'taken'; readonly field: 'name' | 'email' }
  | { readonly kind: 'saved'; readonly id: string }

async function takenField(
  store: Store,
  entry: MemberEntry,
  id?: string,
): Promise<'name' | 'email' | undefined> {
  const others = (await listMembers(store)).filter((member) => member.id !== id)
  const name = entry.name.toLowerCase()
  if (others.some((member) => member.name.toLowerCase() === name)) return 'name'
  const email = entry.email?.toLowerCase()
  return email !== undefined && others.some((member) => member.email === email) ? 'email' : undefined
}

/** Adds a member, who can sign in only after an invitation. */
export async function addMember(store: Store, entry: MemberEntry): Promise<Entered> {
  const field = await takenField(store, entry)
  if (field) return { kind: 'taken', field }
  const id = store.ids.id()
  await query(store, (db) =>
    db
      .insertInto('staff')
      .values({ id, ...columns(entry), created_at: toText(store.clock()) })
      .execute(),
  )
  return { kind: 'saved', id }
}

/** Managers who can sign in, apart from one member: the last one must not lose the role. */
async function otherManagers(store: Store, id: string): Promise<number> {
  const row = await query(store, (db) =>
    db
      .selectFrom('staff')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('role', '=', 'manager')
      .where('disabled_at', 'is', null)
      .where('id', '!=', id)
      .where('id', 'in', (passkeys) => passkeys.selectFrom('staff_passkey').select('staff_id'))
      .executeTakeFirstOrThrow(),
  )
  return Number(row.count)
}

/** `last-manager`: no other manager could sign in any more. */
type Changed = Entered | { readonly kind: 'last-manager' } | { readonly kind: 'not-found' }

/** Changes a member's entry. A change of role or offices applies to the next request of an open session. */
export async function changeMember(store: Store, id: string, entry: MemberEntry): Promise<Changed> {
  const member = await findMember(store, id)
  if (!member) return { kind: 'not-found' }
  const field = await takenField(store, entry, id)
  if (field) return { kind: 'taken', field }
  if (member.role === 'manager' && entry.role !== 'manager' && (await otherManagers(store, id)) === 0)
    return { kind: 'last-manager' }
  await query(store, (db) => db.updateTable('staff').set(columns(entry)).where('id', '=', id).execute())
  return { kind: 'saved', id }
}

/** Sets the language of the desk for a member. */
export async function setLocale(store: Store, id: string, locale: Locale): Promise<void> {
  await query(store, (db) => db.updateTable('staff').set({ locale }).where('id', '=', id).execute())
}

/**
 * Ends a member's access at once: sessions, passkeys and invitations are deleted. Notes and replies keep the name.
 */
export async function disableMember(
  store: Store,
  id: string,
): Promise<'done' | 'last-manager' | 'not-found'> {
  const member = await findMember(store, id)
  if (!member) return 'not-found'
  if (member.role === 'manager' && (await otherManagers(store, id)) === 0) return 'last-manager'
  await transact(store, async (trx) => {
    await trx
      .updateTable('staff')
      .set({ disabled_at: toText(store.clock()) })
      .where('id', '=', id)
      .execute()
    for (const table of ['staff_session', 'staff_passkey', 'staff_invite'] as const)
      await trx.deleteFrom(table).where('staff_id', '=', id).execute()
    // Their open work becomes free again.
    await trx.updateTable('request_work').set({ assignee: null }).where('assignee', '=', id).execute()
  })
  return 'done'
}

/** Lets a disabled member return, who then needs an invitation. */
export async function enableMember(store: Store, id: string): Promise<boolean> {
  const { numUpdatedRows } = await query(store, (db) =>
    db.updateTable('staff').set({ disabled_at: null }).where('id', '=', id).executeTakeFirstOrThrow(),
  )
  return Number(numUpdatedRows) === 1
}
