import { getRequestListener } from '@hono/node-server'
import { readIdentity } from '#content/identity.server.ts'
import { hasDemoData } from '#domains/requests/store/demo-data.server.ts'
import { inviteMember } from '#domains/staff/invites.server.ts'
import { addMember, listMembers } from '#domains/staff/members.server.ts'
import { listPasskeys } from '#domains/staff/passkeys.server.ts'
import type { Environment } from '#platform/config/environment.server.ts'
import { editDir, storeSettings } from '#platform/config/settings.server.ts'
import { ConfigFault, StoreFault, systemReason } from '#platform/fault.server.ts'
import { createClientAddress } from '#platform/http/client-address.server.ts'
import { closingConnections, closeServer, listen } from '#platform/http/listen.server.ts'
import { log } from '#platform/log.server.ts'
import { makeDataDir } from '#platform/store/data-dir.server.ts'
import { openStore } from '#platform/store/open-store.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import type { OidcConfig } from './access/oidc-routes.server.ts'
import { servePreviews } from './preview/serve-previews.server.ts'
import { createDesk } from './desk-app.server.ts'
import { loadViews } from './desk-screen.server.ts'

/** What to say where the desk has no port. */
function noPort(): ConfigFault {
  return new ConfigFault('config.desk', 'DESK_PORT: expected the port of the staff desk, such as 3001')
}

/**
 * The desk's public origin: configured, or on this machine.
 * @throws ConfigFault without an address and a port
 */
export function deskOrigin({ DESK_URL, DESK_PORT }: Environment): string {
  if (DESK_URL !== undefined) return DESK_URL
  if (DESK_PORT !== undefined) return `http://localhost:${DESK_PORT}`
  throw noPort()
}

/** OpenID Connect, if it is configured. */
function oidcSettings(environment: Environment): OidcConfig | undefined {
  const {
    DESK_OIDC_ISSUER: issuer,
    DESK_OIDC_CLIENT_ID: clientId,
    DESK_OIDC_CLIENT_SECRET: clientSecret,
    DESK_OIDC_NAME: name,
  } = environment
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return undefined
  return { issuer, clientId, clientSecret, name }
}

/** The name of the first manager, until they change it. */
const firstName = 'Manager'

/**
 * A link for the first manager: the first start makes the member, a later one a new link until they have used one.
 * Undefined once there are others, whose links are theirs.
 */
async function firstLink(store: Store, origin: string): Promise<string | undefined> {
  const [first, ...others] = await listMembers(store)
  if (others.length > 0 || (first && first.name !== firstName)) return undefined
  if (first && (await listPasskeys(store, first.id)).length > 0) return undefined
  const added =
    first ?? (await addMember(store, { name: firstName, role: 'manager', offices: [], locale: 'es' }))
  return 'id' in added ? `${origin}/join#${await inviteMember(store, added.id)}` : undefined
}

/** A running desk. */
export interface RunningDesk {
  /** Its public origin. */
  readonly origin: string
  /** The first manager's link, until it was used. */
  readonly link: string | undefined
  /** Finishes requests in progress and closes the store. */
  readonly stop: () => Promise<void>
}

const graceMs = 5_000

/**
 * Starts the staff desk on its own listener, with the store of the site. What it queues, the site's worker sends.
 * @throws ConfigFault
 */
export async function serveDesk(environment: Environment): Promise<RunningDesk> {
  const { DESK_HOST: host, DESK_PORT: port } = environment
  if (port === undefined) throw noPort()
  const identity = readIdentity()
  const origin = deskOrigin(environment)
  makeDataDir(environment.DATA_DIR)
  const store = await openStore(storeSettings(environment, identity), {}, true)
  const party = { id: new URL(origin).hostname, origin, name: identity.brand.name }
  let stopping = false
  const preview = await servePreviews(environment, { store, party })
  const desk = createDesk({
    store,
    editDir: editDir(environment),
    identity,
    ...(await loadViews('build/desk')),
    party,
    clientAddress: createClientAddress(environment.TRUSTED_PROXIES),
    oidc: oidcSettings(environment),
    maxTries: environment.POSTS_PER_ADDRESS,
    preview,
    isDemo: () => hasDemoData(store),
  })
  const { server } = await listen(
    closingConnections(getRequestListener(desk.fetch), () => stopping),
    port,
    host,
  ).catch((error: unknown) => {
    const reason = systemReason(error)
    if (reason === undefined) throw error
    throw new ConfigFault('config.listen', `DESK_PORT: cannot listen at ${host}, port ${port}: ${reason}`, {
      cause: error,
    })
  })
  log('info', 'desk.started', { port })
  return {
    origin,
    // Without the database the desk says so on each page, as the site does; a later start prints the link.
    link: await firstLink(store, origin).catch((error: unknown) => {
      if (!(error instanceof StoreFault)) throw error
      return undefined
    }),
    stop: async () => {
      stopping = true
      await Promise.all([closeServer(server, graceMs), preview?.stop()])
      await store.close()
    },
  }
}
