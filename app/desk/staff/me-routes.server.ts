import { Hono } from 'hono'
import { audit } from '#domains/staff/audit.server.ts'
import { setLocale } from '#domains/staff/members.server.ts'
import { listPasskeys, removePasskey } from '#domains/staff/passkeys.server.ts'
import { isLocale } from '#map/locale.ts'
import { momentIn, readForm, showPage, type DeskEnv, type DeskParts } from '#desk/desk-screen.server.ts'
import { requireFreshPasskey, requireSession } from '#desk/access/guards.server.ts'

/** A member's own language and passkeys; adding one is in access-routes.server.ts. */
export function meRoutes(parts: DeskParts): Hono<DeskEnv> {
  const { store } = parts
  const app = new Hono<DeskEnv>()
  app.use(requireSession(parts))
  app.get('/', async (context) => {
    const passkeys = await listPasskeys(store, context.get('member').id)
    return await showPage(parts, context, 'me', { passkeys, when: momentIn(context) })
  })
  app.post('/language', async (context) => {
    const { locale = '' } = (await readForm(context)).values
    if (isLocale(locale)) await setLocale(store, context.get('member').id, locale)
    return context.redirect('/me?done=saved', 303)
  })
  app.post('/passkeys/remove', requireFreshPasskey(parts), async (context) => {
    const { id = '' } = (await readForm(context)).values
    const staffId = context.get('member').id
    const result = await removePasskey(store, staffId, id)
    if (result !== 'removed') return context.redirect('/me', 303)
    await audit(store, { action: 'passkey-removed', staffId })
    return context.redirect('/me?done=passkey-removed', 303)
  })
  return app
}
