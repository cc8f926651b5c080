import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endSite, startSite } from './site-process.ts'
import { formMinMs } from './fill-time.ts'
import { unconfigured } from './unconfigured.ts'

/** A site for one test, with its own configuration and data. */
export interface OwnSite {
  readonly origin: string
  readonly dataDir: string
  readonly stop: () => Promise<void>
}

/**
 * Starts the built site as a process on a free port, as the current user, with its own
 * configuration.
 */
export async function startOwnSite(variables: Readonly<Record<string, string>>): Promise<OwnSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'own-site-'))
  const usual = { DATA_DIR: dataDir, POSTS_PER_ADDRESS: '6000', FORM_MIN_MS: String(formMinMs) }
  const environment = { ...process.env, ...unconfigured, ...usual }
  const site = await startSite({ ...environment, ...variables })
  return {
    origin: site.url,
    dataDir,
    stop: async () => {
      await endSite(site, 'SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
