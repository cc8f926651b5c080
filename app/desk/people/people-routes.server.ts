import { Hono } from 'hono'
import { accessCopyHtml, accessCopyJson } from '#domains/requests/person/access-copy-file.server.ts'
import { accessCopy } from '#domains/requests/person/access-copy.server.ts'
import { erasureObstacles } from '#domains/requests/person/find-person.server.ts'
import { searchPeople } from '#domains/requests/person/search-people.server.ts'
import { withdrawMarketing } from '#domains/requests/store/change-request.server.ts'
import { isTooShort, leastLetters } from '#domains/requests/work/find-text.ts'
import { scopeOf } from '#domains/requests/work/request-scope.ts'
import { erasePerson } from '#domains/retention/erase-person.server.ts'
import { audit } from '#domains/staff/audit.server.ts'
import { requireFreshPasskey, requirePermission, requireSession } from '#desk/access/guards.server.ts'
import {
  momentIn,
  readForm,
  showPage,
  textsOf,
  type DeskContext,
  type DeskEnv,
  type DeskParts,
} from '#desk/desk-screen.server.ts'
import { memberNames } from '#domains/staff/member-names.server.ts'
import { blankForm, type FormState } from '#desk/ui/form-state.ts'
import { personOf, readPerson, type ReadPerson } from './read-person.server.ts'

/** More people than this mean that the search was too wide. */
const maxPeople = 50

/** Everything of one person. Searches are posted and people stand in addresses by a reference: no personal data there. */
export function peopleRoutes(parts: DeskParts): Hono<DeskEnv> {
  const { store, identity } = parts
  const app = new Hono<DeskEnv>()
  app.use(requireSession(parts), requirePermission(parts, 'people'))

  const missing = async (context: DeskContext) =>
    await showPage(parts, context, 'message', { kind: 'missing' }, 404)
  const showSearch = async (
    context: DeskContext,
    state: FormState,
    people?: Awaited<ReturnType<typeof searchPeople>>,
  ) => {
    const more = people !== undefined && people.length > maxPeople
    const props = { state, people: people?.slice(0, maxPeople), more, when: momentIn(context) }
    return await showPage(parts, context, 'people', props, Object.keys(state.errors).length > 0 ? 422 : 200)
  }
  const personAt = async (context: DeskContext, by: string | undefined) =>
    await readPerson(store, identity, {
      reference: context.req.param('reference') ?? '',
      by,
      member: context.get('member'),
      names: await memberNames(store),
    })

  app.get('/', async (context) => await showSearch(context, blankForm))
  app.post('/', async (context) => {
    const { values } = await readForm(context)
    const q = values['q'] ?? ''
    if (isTooShort(q)) {
      const message = textsOf(context).data('people.tooShort', { count: leastLetters })
      return await showSearch(context, { values, errors: { q: message } })
    }
    const people = await searchPeople(store, { q, scope: scopeOf(context.get('member')) })
    const [only] = people
    if (only && people.length === 1) return context.redirect(`/people/${only.reference}`, 303)
    return await showSearch(context, { values, errors: {} }, people)
  })

  app.get('/:reference', async (context) => {
    const read = await personAt(context, context.req.query('by'))
    if (!read) return await missing(context)
    const staffId = context.get('member').id
    await audit(store, { action: 'person-read', staffId, requestId: read.request.id })
    return await showPage(parts, context, 'person', { person: read.view, when: momentIn(context) })
  })

  /** As a download, so that the browser keeps no page of it. */
  app.post('/:reference/copy', async (context) => {
    const { by, as } = (await readForm(context)).values
    const read = await personAt(context, by)
    // A copy leaves nothing out, so only members who see all of it can make one.
    if (!read || read.view.hidden > 0) return await missing(context)
    const copy = await accessCopy(store, identity, read.requests, await memberNames(store))
    if (!copy) return await missing(context)
    const staffId = context.get('member').id
    await audit(store, { action: 'person-copied', staffId, requestId: read.request.id })
    const isJson = as === 'json'
    const name = `copy-${read.request.reference}.${isJson ? 'json' : 'html'}`
    return context.body(isJson ? accessCopyJson(copy) : accessCopyHtml(copy), 200, {
      'content-type': isJson ? 'application/json' : 'text/html; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    })
  })

  app.post('/:reference/marketing', async (context) => {
    const { by } = (await readForm(context)).values
    const read = await personAt(context, by)
    if (!read) return await missing(context)
    const { id, reference } = read.request
    await withdrawMarketing(store, reference)
    await audit(store, { action: 'marketing-withdrawn', staffId: context.get('member').id, requestId: id })
    return context.redirect(`/people/${reference}?by=${read.view.by}&done=marketing-withdrawn`, 303)
  })

  app.use('/:reference/erase', requirePermission(parts, 'erase'), requireFreshPasskey(parts))
  const showErasure = async (context: DeskContext, read: ReadPerson, state: FormState = blankForm) => {
    const obstacles = await erasureObstacles(store, read.requests)
    const props = { person: read.view, obstacles, state, when: momentIn(context) }
    return await showPage(parts, context, 'erase-person', props, state === blankForm ? 200 : 422)
  }
  app.get('/:reference/erase', async (context) => {
    const read = await personAt(context, context.req.query('by'))
    return read ? await showErasure(context, read) : await missing(context)
  })
  app.post('/:reference/erase', async (context) => {
    const { values } = await readForm(context)
    const read = await personAt(context, values['by'])
    if (!read) return await missing(context)
    const t = textsOf(context).data
    const wrong = async (message: string) =>
      await showErasure(context, read, { values, errors: { sure: message } })
    if (values['sure'] !== 'yes') return await wrong(t('erase.unsure'))
    if (values['seen'] !== read.requests.map(({ reference }) => reference).join(' '))
      return await wrong(t('erase.changed'))
    const result = await erasePerson(store, personOf(read.request, read.view.by))
    if (result.kind === 'not-found') return await missing(context)
    if (result.kind === 'refused') return await wrong(t('erase.obstacles'))
    const staffId = context.get('member').id
    await audit(store, { action: 'person-erased', staffId, detail: String(result.count) })
    return context.redirect(
      `/people?done=${result.scrubbed ? 'person-erased' : 'person-erased-unscrubbed'}`,
      303,
    )
  })
  return app
}
