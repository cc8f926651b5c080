import type { Hono } from 'hono'
import { erasureObstacles } from '#domains/requests/person/find-person.server.ts'
import type { WholeRequest } from '#domains/requests/work/whole-request.server.ts'
import { eraseRequest } from '#domains/retention/erase-requests.server.ts'
import { audit } from '#domains/staff/audit.server.ts'
import { requireFreshPasskey, requirePermission } from '#desk/access/guards.server.ts'
import {
  readForm,
  showPage,
  textsOf,
  type DeskContext,
  type DeskEnv,
  type DeskParts,
} from '#desk/desk-screen.server.ts'
import { blankForm, type FormState } from '#desk/ui/form-state.ts'
import { requestAt } from './request-routes.server.ts'

/** Erases a request: for managers, with a fresh passkey. */
export function addEraseRoutes(app: Hono<DeskEnv>, parts: DeskParts): void {
  const { store } = parts
  app.use('/:reference/erase', requirePermission(parts, 'erase'), requireFreshPasskey(parts))

  const show = async (context: DeskContext, { request }: WholeRequest, state: FormState = blankForm) => {
    const [obstacle] = await erasureObstacles(store, [request])
    const { reference, name } = request
    const props = { reference, name, obstacle: obstacle?.why, state }
    return await showPage(parts, context, 'erase-request', props, state === blankForm ? 200 : 422)
  }

  app.get('/:reference/erase', async (context) => {
    const whole = await requestAt(parts, context)
    return whole instanceof Response ? whole : await show(context, whole)
  })

  app.post('/:reference/erase', async (context) => {
    const whole = await requestAt(parts, context)
    if (whole instanceof Response) return whole
    const { values } = await readForm(context)
    const sure = values['sure'] === 'yes'
    const [obstacle] = await erasureObstacles(store, [whole.request])
    if (obstacle) return await show(context, whole, { values, errors: {} })
    if (!sure) {
      const errors = { sure: textsOf(context).requests('erase.sureNeeded') }
      return await show(context, whole, { values, errors })
    }
    const { id, reference } = whole.request
    await eraseRequest(store, reference)
    await audit(store, { action: 'request-erased', staffId: context.get('member').id, requestId: id })
    return context.redirect('/requests?done=request-erased', 303)
  })
}
