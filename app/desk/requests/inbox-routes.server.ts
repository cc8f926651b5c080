import type { Hono } from 'hono'
import { countInbox, listInbox } from '#domains/requests/work/inbox.server.ts'
import {
  inboxDues,
  inboxPageSize,
  inboxStates,
  type InboxFilter,
} from '#domains/requests/work/inbox-filter.ts'
import { isTooShort, leastLetters } from '#domains/requests/work/find-text.ts'
import { requestKinds } from '#domains/requests/work/request-kinds.ts'
import { scopeOf } from '#domains/requests/work/request-scope.ts'
import { listMembers, type Member } from '#domains/staff/members.server.ts'
import { languageInWords } from '#map/language-words.ts'
import { isLocale, locales } from '#map/locale.ts'
import {
  localeOf,
  readForm,
  showPage,
  textsOf,
  type DeskContext,
  type DeskEnv,
  type DeskParts,
} from '#desk/desk-screen.server.ts'
import { memberNames } from '#domains/staff/member-names.server.ts'
import { canTake, kindInWords, linesIn } from './inbox-model.server.ts'

/** What the address asks for; anything unknown counts as left out. */
interface Asked extends InboxFilter {
  /** A page from 1. */
  readonly page: number
}

function oneOf<T extends string>(list: readonly T[], text: string | undefined): T | undefined {
  return list.find((each) => each === text)
}

function askedOf({ req }: DeskContext, { identity }: DeskParts, member: Member): Asked {
  const { who, locale, office } = req.query()
  const pages = [...identity.offices.map(({ page }) => page), 'none']
  const assignee = who === 'me' ? member.id : who
  const kind = oneOf(requestKinds, req.query('kind'))
  const due = oneOf(inboxDues, req.query('due'))
  const known = oneOf(pages, office)
  const state = oneOf(inboxStates, req.query('state'))
  return {
    state: state ?? 'open',
    scope: scopeOf(member),
    page: Math.max(1, Number(req.query('page')) || 1),
    ...(known !== undefined && { office: known }),
    ...(kind !== undefined && { kind }),
    ...(assignee !== undefined && assignee !== '' && { assignee }),
    ...(due !== undefined && { due }),
    ...(locale !== undefined && isLocale(locale) && { locale }),
  }
}

/** The address of the inbox with some filters; empty ones are left out. */
function addressOf(values: Readonly<Record<string, string | number | undefined>>): string {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined && value !== '')
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
  return query === '' ? '/requests' : `/requests?${query}`
}

/** The inbox and its search. */
export function addInboxRoutes(app: Hono<DeskEnv>, parts: DeskParts): void {
  const { store, identity } = parts

  const choicesOf = (context: DeskContext, asked: Asked, members: readonly Member[]) => {
    const t = textsOf(context).requests
    const locale = localeOf(context)
    const member = context.get('member')
    const others = members.filter((each) => canTake(each) && each.id !== member.id)
    const offices = identity.offices.filter(
      ({ page }) => member.offices.length === 0 || member.offices.includes(page),
    )
    const choice = <Name extends string>(
      name: Name,
      value: string | undefined,
      all: string,
      options: readonly { readonly value: string; readonly label: string }[],
    ) => ({ name, value: value ?? '', options: [{ value: '', label: all }, ...options] })
    return [
      choice('office', asked.office, t('inbox.anyOffice'), [
        ...offices.map(({ page, name }) => ({ value: page, label: name[locale] })),
        { value: 'none', label: t('inbox.noOffice') },
      ]),
      choice(
        'kind',
        asked.kind,
        t('inbox.anyKind'),
        requestKinds.map((kind) => ({ value: kind, label: kindInWords(kind, locale) })),
      ),
      choice('who', asked.assignee === member.id ? 'me' : asked.assignee, t('inbox.anyone'), [
        { value: 'me', label: t('inbox.me') },
        { value: 'none', label: t('inbox.unassigned') },
        ...others.map(({ id, name }) => ({ value: id, label: name })),
      ]),
      choice(
        'due',
        asked.due,
        t('inbox.anyDue'),
        inboxDues.map((due) => ({ value: due, label: t(`dues.${due}`) })),
      ),
      choice(
        'locale',
        asked.locale,
        t('inbox.anyLanguage'),
        locales.map((each) => ({ value: each, label: languageInWords(each, locale) })),
      ),
    ]
  }

  app.get('/', async (context) => {
    const member = context.get('member')
    const t = textsOf(context).requests
    const asked = askedOf(context, parts, member)
    const { office, kind, assignee, due, locale, state = 'open' } = asked
    const who = assignee === member.id ? 'me' : assignee
    const filters = { office, kind, who, due, locale }
    const [found, counts, members] = await Promise.all([
      listInbox(store, identity, asked),
      countInbox(store, identity, asked.scope),
      listMembers(store),
    ])
    const tabs = inboxStates.map((each) => ({
      href: addressOf({ ...filters, state: each === 'open' ? undefined : each }),
      label: t(`views.${each}`),
      count: counts[each],
      current: each === state,
    }))
    return await showPage(parts, context, 'requests', {
      tabs,
      state,
      choices: choicesOf(context, asked, members),
      filtered: Object.values(filters).some((value) => value !== undefined),
      rows: linesIn(parts, context, found.rows, new Map(members.map(({ id, name }) => [id, name]))),
      total: found.total,
      page: found.page - 1,
      more: found.page < found.pages,
      href: (page) => addressOf({ ...filters, state, page: page + 1 }),
    })
  })

  app.post('/', async (context) => {
    const { q = '' } = (await readForm(context)).values
    if (isTooShort(q)) {
      const error = textsOf(context).data('people.tooShort', { count: leastLetters })
      return await showPage(parts, context, 'found', { q, error, rows: [], total: 0 }, 422)
    }
    const scope = scopeOf(context.get('member'))
    const found = await listInbox(store, identity, { state: 'all', scope, q })
    const [only] = found.rows
    if (only && found.total === 1) return context.redirect(`/requests/${only.reference}`, 303)
    const rows = linesIn(parts, context, found.rows.slice(0, inboxPageSize), await memberNames(store))
    return await showPage(parts, context, 'found', { q, error: undefined, rows, total: found.total })
  })
}
