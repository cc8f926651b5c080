import { parseArgs } from 'node:util'
import { readIdentity } from '#content/identity.server.ts'
import { audit } from '#domains/staff/audit.server.ts'
import { inviteHours, inviteMember } from '#domains/staff/invites.server.ts'
import {
  addMember,
  disableMember,
  enableMember,
  listMembers,
  type Member,
} from '#domains/staff/members.server.ts'
import { listPasskeys } from '#domains/staff/passkeys.server.ts'
import type { Role } from '#domains/staff/roles.ts'
import { readEnvironment } from '#platform/config/environment.server.ts'
import { storeSettings } from '#platform/config/settings.server.ts'
import { Fault } from '#platform/fault.server.ts'
import { logAsTool } from '#platform/log.server.ts'
import { isLocale, locales } from '#map/locale.ts'
import { openStore, requireStore } from '#platform/store/open-store.server.ts'
import { staffRoles } from '#platform/store/schema.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { deskOrigin } from './serve-desk.server.ts'

const usage = `Usage: npm run desk                     serves the staff desk (DESK_PORT)
       npm run desk -- list              members and their access
       npm run desk -- invite NAME ROLE  adds a member, or makes a new link for one; the link is valid once, for ${inviteHours} hours
                       [--office PAGE]…  offices such as office.palma; all without it
                       [--adviser ID]    for the role adviser: the id in content/site.yaml
                       [--locale es]     the language of the desk
       npm run desk -- disable NAME      ends a member's access at once
       npm run desk -- enable NAME       lets a member return, who then needs an invitation
Roles: ${staffRoles.join(', ')}
`

/** A mistake in the command line, in plain words. */
class UsageError extends Error {}

const options = {
  office: { type: 'string', multiple: true },
  adviser: { type: 'string' },
  locale: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

type Values = ReturnType<typeof parse>['values']

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function roleOf(text: string): Role {
  const role = staffRoles.find((each) => each === text)
  if (role === undefined)
    throw new UsageError(`"${text}" is not a role; choose one of ${staffRoles.join(', ')}`)
  return role
}

function officesOf({ office = [] }: Values): string[] {
  const known = readIdentity().offices.map(({ page }) => page)
  const unknown = office.find((page) => !known.includes(page))
  if (unknown !== undefined)
    throw new UsageError(`There is no office "${unknown}"; there are ${known.join(', ')}`)
  return office
}

function adviserOf(role: Role, { adviser }: Values): string | undefined {
  if (role !== 'adviser') return undefined
  const known = readIdentity().offices.flatMap(({ advisers = [] }) => advisers.map(({ id }) => id))
  if (adviser !== undefined && known.includes(adviser)) return adviser
  throw new UsageError(
    `--adviser: expected an adviser of content/site.yaml (${[...new Set(known)].join(', ') || 'there are none'})`,
  )
}

async function named(store: Store, name: string): Promise<Member> {
  const member = (await listMembers(store)).find((each) => each.name.toLowerCase() === name.toLowerCase())
  if (!member) throw new UsageError(`There is no member "${name}"; list shows them`)
  return member
}

async function list(store: Store): Promise<string> {
  const members = await listMembers(store)
  const lines = await Promise.all(
    members.map(async ({ id, name, role, offices, disabledAt }) => {
      const count = (await listPasskeys(store, id)).length
      const access = disabledAt ? 'disabled' : `${count} passkeys`
      return `${name.padEnd(24)} ${role.padEnd(9)} ${access.padEnd(11)} ${offices.join(' ') || 'all offices'}\n`
    }),
  )
  return lines.join('') || 'no members yet: npm run desk -- invite NAME manager\n'
}

async function invite(
  store: Store,
  name: string,
  roleText: string | undefined,
  values: Values,
): Promise<string> {
  const known = (await listMembers(store)).find((each) => each.name.toLowerCase() === name.toLowerCase())
  if (known?.disabledAt) throw new UsageError(`${known.name} is disabled: enable them first`)
  const locale = values.locale ?? 'es'
  if (!isLocale(locale)) throw new UsageError(`--locale: expected one of ${locales.join(', ')}`)
  let id = known?.id
  if (id === undefined) {
    if (roleText === undefined) throw new UsageError('invite: expected NAME ROLE')
    const role = roleOf(roleText)
    const added = await addMember(store, {
      name,
      role,
      offices: officesOf(values),
      adviser: adviserOf(role, values),
      locale,
    })
    if (added.kind === 'taken') throw new UsageError(`"${name}" is taken`)
    id = added.id
    await audit(store, { action: 'member-added', detail: id })
  }
  const token = await inviteMember(store, id)
  await audit(store, { action: 'member-invited', detail: id })
  return `${deskOrigin(readEnvironment())}/join#${token}\nThe link is for ${name} alone, valid once and for ${inviteHours} hours.\n`
}

async function disable(store: Store, name: string): Promise<string> {
  const member = await named(store, name)
  if ((await disableMember(store, member.id)) === 'last-manager')
    throw new UsageError(`${member.name} is the only manager who can sign in: invite another one first`)
  await audit(store, { action: 'member-disabled', detail: member.id })
  return `${member.name} is signed out and can no longer sign in\n`
}

async function enable(store: Store, name: string): Promise<string> {
  const member = await named(store, name)
  await enableMember(store, member.id)
  await audit(store, { action: 'member-enabled', detail: member.id })
  return `${member.name} can be invited again\n`
}

async function run(store: Store, words: readonly string[], values: Values): Promise<string> {
  const [command, name, role] = words
  if (command === 'list') return await list(store)
  if (name === undefined) throw new UsageError(`${command ?? ''}: expected NAME (see --help)`)
  if (command === 'invite') return await invite(store, name, role, values)
  if (command === 'disable') return await disable(store, name)
  if (command === 'enable') return await enable(store, name)
  throw new UsageError(`There is no command "${command ?? ''}"; --help lists them`)
}

/** Runs a command about the staff. @returns the exit code: 0 done, 1 not possible */
export async function runDeskCommand(argv: readonly string[]): Promise<number> {
  logAsTool()
  try {
    const { values, positionals } = parse(argv)
    if (values.help) {
      process.stdout.write(usage)
      return 0
    }
    const config = storeSettings(readEnvironment(), readIdentity())
    requireStore(config)
    const store = await openStore(config)
    try {
      process.stdout.write(await run(store, positionals, values))
      return 0
    } finally {
      await store.close()
    }
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof Fault)) throw error
    process.stderr.write(`${error.message}\n`)
    return 1
  }
}
