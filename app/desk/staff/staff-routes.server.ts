import { Hono } from 'hono'
import * as v from 'valibot'
import { audit } from '#domains/staff/audit.server.ts'
import { inviteMember } from '#domains/staff/invites.server.ts'
import {
  addMember,
  changeMember,
  disableMember,
  enableMember,
  findMember,
  listMembers,
  type Member,
  type MemberEntry,
} from '#domains/staff/members.server.ts'
import { listPasskeys } from '#domains/staff/passkeys.server.ts'
import type { Role } from '#domains/staff/roles.ts'
import { locales } from '#map/locale.ts'
import type { Identity } from '#map/identity.ts'
import { staffRoles } from '#platform/store/schema.server.ts'
import {
  localeOf,
  readForm,
  showPage,
  textsOf,
  type DeskContext,
  type DeskEnv,
  type DeskParts,
  type PostedForm,
} from '#desk/desk-screen.server.ts'
import { requireFreshPasskey, requirePermission, requireSession } from '#desk/access/guards.server.ts'
import { blankForm, type FormState } from '#desk/ui/form-state.ts'

const entrySchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1, 'form.required'), v.maxLength(80, 'form.required')),
  role: v.picklist(staffRoles, 'form.choose'),
  adviser: v.optional(v.string(), ''),
  email: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.email())], 'staff.emailInvalid'), ''),
  locale: v.picklist(locales, 'form.choose'),
})

interface Adviser {
  readonly id: string
  readonly name: string
}

/** Each adviser once, though one may work in several offices. */
function advisersOf({ offices }: Identity): Adviser[] {
  const all = offices.flatMap(({ advisers = [] }) =>
    advisers.map(({ id, name = id }) => [id, { id, name }] as const),
  )
  return [...new Map(all).values()]
}

type Entry =
  | { readonly kind: 'entry'; readonly entry: MemberEntry }
  | { readonly kind: 'errors'; readonly errors: Readonly<Record<string, string>> }

/** Reads and checks a member's entry; errors are keys of texts. */
function readEntry(form: PostedForm, identity: Identity): Entry {
  const read = v.safeParse(entrySchema, form.values)
  if (!read.success) {
    return {
      kind: 'errors',
      errors: Object.fromEntries(read.issues.map((issue) => [v.getDotPath(issue) ?? 'name', issue.message])),
    }
  }
  const { name, role, adviser, email, locale } = read.output
  const isAdviser = role === 'adviser'
  if (isAdviser && !advisersOf(identity).some(({ id }) => id === adviser))
    return { kind: 'errors', errors: { adviser: 'staff.adviserMissing' } }
  const pages = new Set(identity.offices.map(({ page }) => page))
  return {
    kind: 'entry',
    entry: {
      name,
      role: role satisfies Role,
      offices: form.all('offices').filter((page) => pages.has(page)),
      adviser: isAdviser ? adviser : undefined,
      email: email === '' ? undefined : email,
      locale,
    },
  }
}

/** The staff: members, invitations, access. */
export function staffRoutes(parts: DeskParts): Hono<DeskEnv> {
  const { store, identity, party, oidc } = parts
  const app = new Hono<DeskEnv>()
  app.use(requireSession(parts), requirePermission(parts, 'staff'))

  const formParts = (context: DeskContext, chosen: readonly string[], state: FormState = blankForm) => ({
    state,
    chosen,
    offices: identity.offices.map(({ page, name }) => ({ page, name: name[localeOf(context)] })),
    advisers: advisersOf(identity),
    withEmail: oidc !== undefined,
  })
  const inWords = (
    context: DeskContext,
    form: PostedForm,
    errors: Readonly<Record<string, string>>,
  ): FormState => {
    const t = textsOf(context).desk
    const words = Object.entries(errors).map(([name, key]) => [name, t.find(key) ?? key])
    return { values: form.values, errors: Object.fromEntries(words) }
  }
  const showList = async (context: DeskContext, chosen: readonly string[] = [], state?: FormState) => {
    const names = new Map(identity.offices.map(({ page, name }) => [page, name[localeOf(context)]]))
    const members = await Promise.all(
      (await listMembers(store)).map(async (member) => ({
        member,
        passkeys: (await listPasskeys(store, member.id)).length,
        offices: member.offices.map((page) => names.get(page) ?? page),
      })),
    )
    const form = formParts(context, chosen, state)
    return await showPage(parts, context, 'staff', { members, form }, state ? 422 : 200)
  }
  const showMember = async (
    context: DeskContext,
    member: Member,
    { state, chosen, link }: { state?: FormState; chosen?: readonly string[]; link?: string } = {},
  ) => {
    const form = formParts(context, chosen ?? member.offices, state)
    return await showPage(parts, context, 'member', { member, form, link }, state ? 422 : 200)
  }
  const missing = async (context: DeskContext) =>
    await showPage(parts, context, 'message', { kind: 'missing' }, 404)
  /** The link is in the page once and nowhere else; the token stands behind `#`, which no log sees. */
  const invited = async (context: DeskContext, member: Member) => {
    const token = await inviteMember(store, member.id)
    const by = context.get('member').id
    await audit(store, { action: 'member-invited', staffId: by, detail: member.id })
    return await showMember(context, member, { link: `${party.origin}/join#${token}` })
  }

  app.get('/', async (context) => await showList(context))
  app.use(requireFreshPasskey(parts))
  app.post('/', async (context) => {
    const form = await readForm(context)
    const chosen = form.all('offices')
    const read = readEntry(form, identity)
    if (read.kind === 'errors') return await showList(context, chosen, inWords(context, form, read.errors))
    const result = await addMember(store, read.entry)
    if (result.kind === 'taken')
      return await showList(
        context,
        chosen,
        inWords(context, form, { [result.field]: `staff.${result.field}Taken` }),
      )
    await audit(store, { action: 'member-added', staffId: context.get('member').id, detail: result.id })
    const member = await findMember(store, result.id)
    return member ? await invited(context, member) : await missing(context)
  })
  app.get('/:id', async (context) => {
    const member = await findMember(store, context.req.param('id'))
    return member ? await showMember(context, member) : await missing(context)
  })
  app.post('/:id', async (context) => {
    const member = await findMember(store, context.req.param('id'))
    if (!member) return await missing(context)
    const form = await readForm(context)
    const chosen = form.all('offices')
    const read = readEntry(form, identity)
    if (read.kind === 'errors')
      return await showMember(context, member, { chosen, state: inWords(context, form, read.errors) })
    const result = await changeMember(store, member.id, read.entry)
    if (result.kind === 'not-found') return await missing(context)
    if (result.kind !== 'saved') {
      const errors =
        result.kind === 'taken'
          ? { [result.field]: `staff.${result.field}Taken` }
          : { role: 'staff.lastManager' }
      return await showMember(context, member, { chosen, state: inWords(context, form, errors) })
    }
    await audit(store, { action: 'member-changed', staffId: context.get('member').id, detail: member.id })
    return context.redirect(`/staff/${member.id}?done=saved`, 303)
  })
  app.post('/:id/invite', async (context) => {
    const member = await findMember(store, context.req.param('id'))
    return member && member.disabledAt === undefined ? await invited(context, member) : await missing(context)
  })
  app.post('/:id/disable', async (context) => {
    const member = await findMember(store, context.req.param('id'))
    if (!member) return await missing(context)
    const result = await disableMember(store, member.id)
    if (result === 'last-manager') {
      const state = { values: {}, errors: { role: textsOf(context).desk('staff.lastManager') } }
      return await showMember(context, member, { state })
    }
    await audit(store, { action: 'member-disabled', staffId: context.get('member').id, detail: member.id })
    return context.redirect(`/staff/${member.id}?done=disabled`, 303)
  })
  app.post('/:id/enable', async (context) => {
    const id = context.req.param('id')
    if (!(await enableMember(store, id))) return await missing(context)
    await audit(store, { action: 'member-enabled', staffId: context.get('member').id, detail: id })
    return context.redirect(`/staff/${id}?done=enabled`, 303)
  })
  return app
}
