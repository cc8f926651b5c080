import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import type { ConsentConfig } from '#content/schema/schema.consent.ts'
import type { ConsentRecords } from './cookie-consents.server.ts'
import { fillIdentity, type Identity } from '#map/identity.ts'
import { type ClientAddress, addressOf } from '#platform/http/client-address.server.ts'

interface ConsentParts {
  readonly config: ConsentConfig
  readonly identity: Identity
  readonly records: ConsentRecords
  readonly clientAddress: ClientAddress
}

const ids = v.pipe(v.string(), v.maxLength(2000), v.regex(/^[a-z0-9|-]*$/))
const answerSchema = v.strictObject({
  record: v.pipe(v.string(), v.uuid()),
  version: v.pipe(v.number(), v.integer()),
  asked: ids,
  allowed: ids,
})
type Answer = v.InferOutput<typeof answerSchema>

const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
const limit = bodyLimit({
  maxSize: 8 * 1024,
  onError: (context) => context.body(null, 413, headers),
})

/** Whether an answer matches the current questions. */
function isAnswerTo(
  { version, purposes }: ConsentConfig,
  { version: given, asked, allowed }: Answer,
): boolean {
  const all = purposes.flatMap(({ cookies }) => cookies.map(({ id }) => id))
  const chosen = allowed.split('|')
  return (
    given === version && asked === all.join('|') && chosen.every((id) => allowed === '' || all.includes(id))
  )
}

async function read(context: Context): Promise<Answer | undefined> {
  const result = v.safeParse(answerSchema, await context.req.json<unknown>().catch(() => undefined))
  return result.success ? result.output : undefined
}

/**
 * `GET /api/consent`: the questions, for the banner. `POST /api/consents` stores an answer as
 * proof. Without a tag manager nothing is asked, and neither exists.
 */
export function consents({ config, identity, records, clientAddress }: ConsentParts): Hono {
  const app = new Hono()
  const { version, tagManager } = config
  if (tagManager === undefined) return app
  const script = `${tagManager.origin}/gtm.js?id=${tagManager.container}`
  const purposes = config.purposes.map((purpose) => ({
    ...purpose,
    cookies: purpose.cookies.map((each) => ({ ...each, provider: fillIdentity(each.provider, identity) })),
  }))
  app.get('/api/consent', (context) => context.json({ version, script, purposes }, 200, headers))
  app.post('/api/consents', limit, async (context) => {
    const answer = await read(context)
    if (answer === undefined) return context.body(null, 400, headers)
    // The page is older than the policy: its visitor will be asked again.
    if (!isAnswerTo(config, answer)) return context.body(null, 409, headers)
    const status = { kept: 204, limited: 429, unavailable: 503 } as const
    const outcome = await records.keep(answer, addressOf(context, clientAddress))
    return context.body(null, status[outcome], headers)
  })
  return app
}
