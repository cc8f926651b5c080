import type { Member } from '#domains/staff/members.server.ts'
import type { RelyingParty } from '#domains/staff/passkeys.server.ts'
import { knownEditFolder } from '#domains/editor/git/edit-folder.server.ts'
import { createPreviews } from '#domains/publish/preview.server.ts'
import { projectOf } from '#domains/publish/stage-release.server.ts'
import type { Environment } from '#platform/config/environment.server.ts'
import { editDir } from '#platform/config/settings.server.ts'
import { ConfigFault, systemReason } from '#platform/fault.server.ts'
import { closeServer, closingConnections, listen } from '#platform/http/listen.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import type { DeskPreview } from '#desk/desk-screen.server.ts'
import { previewListener } from './preview-listener.server.ts'

const mayPreview = ({ role }: Member) => role === 'editor' || role === 'manager'

/**
 * Serves previews of drafts at `DESK_PREVIEW_PORT`; undefined if it is not set.
 * @throws ConfigFault
 */
export async function servePreviews(
  environment: Environment,
  { store, party }: { store: Store; party: RelyingParty },
): Promise<(DeskPreview & { readonly stop: () => Promise<void> }) | undefined> {
  const { DESK_HOST: host, DESK_PREVIEW_PORT: port, DESK_PREVIEW_URL } = environment
  if (port === undefined) return undefined
  const origin = DESK_PREVIEW_URL ?? `http://localhost:${port}`
  if (new URL(origin).hostname !== party.id)
    throw new ConfigFault(
      'config.preview',
      `DESK_PREVIEW_URL: expected the host of the desk, ${party.id}, with another port: its sign-in is valid there too`,
    )
  const previews = createPreviews(knownEditFolder(editDir(environment)), projectOf(process.cwd()))
  const listener = previewListener({ store, party, origin, previews, mayPreview })
  let stopping = false
  const { server } = await listen(
    closingConnections(listener, () => stopping),
    port,
    host,
  ).catch((error: unknown) => {
    const reason = systemReason(error)
    if (reason === undefined) throw error
    throw new ConfigFault(
      'config.listen',
      `DESK_PREVIEW_PORT: cannot listen at ${host}, port ${port}: ${reason}`,
      { cause: error },
    )
  })
  return {
    previews,
    addressOf: (draftId, path) => `${origin}/.preview/${draftId}${path}`,
    stop: async () => {
      stopping = true
      await Promise.all([closeServer(server, 1_000), previews.stop()])
    },
  }
}
