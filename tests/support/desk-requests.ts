import { join } from 'node:path'
import { parseIdentity } from '#content/identity.server.ts'
import type { RequestSubmission } from '#domains/requests/submission.ts'
import { readText } from '#i18n/read-text.server.ts'
import type { Identity } from '#map/identity.ts'
import { IncomingFile } from '#platform/uploads/keep-file.server.ts'
import type { KeptFile } from '#platform/uploads/kept-file.ts'
import { findRequest, type RequestRecord } from '#domains/requests/store/read-requests.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'
import { readEnvironment } from '#platform/config/environment.server.ts'
import { storeSettings } from '#platform/config/settings.server.ts'
import { openStore } from '#platform/store/open-store.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import type { OwnDesk } from './own-desk.ts'
import { submission } from './submission.ts'

/** The identity in the content folder of a desk. */
function identityOf({ environment }: OwnDesk): Identity {
  return parseIdentity(readText(join(environment['CONTENT_FOLDER'] ?? 'content', 'site.yaml')))
}

/** Works on the store of a desk, as a third process beside it and its site, with its identity. */
export async function withStore<T>(
  desk: OwnDesk,
  work: (store: Store, identity: Identity) => Promise<T>,
): Promise<T> {
  const identity = identityOf(desk)
  const store = await openStore(storeSettings(readEnvironment(desk.environment), identity))
  try {
    return await work(store, identity)
  } finally {
    await store.close()
  }
}

/** Stores a request as a visitor's form would. */
export async function sendRequest(
  desk: OwnDesk,
  changes: Partial<RequestSubmission> = {},
): Promise<RequestRecord> {
  return await withStore(desk, async (store) => {
    const result = await submitRequest(store, submission(changes))
    const reference = result.kind === 'received' ? result.reference : ''
    const request = await findRequest(store, { reference })
    if (!request) throw new Error(`${result.kind}: nothing was stored`)
    return request
  })
}

/** Keeps a file as the site does with an upload. */
export async function keepUpload(desk: OwnDesk, content: Buffer): Promise<KeptFile> {
  const file = new IncomingFile(desk.site.dataDir)
  await file.write(content)
  const kept = await file.finish()
  if (typeof kept === 'string') throw new Error(`the file was refused: ${kept}`)
  return kept
}
