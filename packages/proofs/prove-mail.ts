import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { logAsTool } from '../../app/platform/log.server.ts'
import { startPostgres } from '../../tests/support/postgres.ts'
import { proveGivenUp } from './mail-given-up.ts'
import { proveKills } from './mail-kills.ts'
import { office } from './mail-ledger.ts'
import { proveOutage } from './mail-outage.ts'
import { option } from './proof.ts'

/**
 * `npm run prove -- mail`: a mail server that fails in every way and recovers, one that refuses
 * permanently, and processes that are killed while they hand over a mail. `npm run prove --
 * machines` does the same on PostgreSQL, the first with two processes. Options shorten it:
 * `--requests 30 --refused 5 --deferred 5 --stalled 15 --kills 5`.
 */

logAsTool()

const machines = option('machines', 1)
const outage = {
  machines,
  requests: option('requests', 500),
  refused: option('refused', 30),
  deferred: option('deferred', 30),
  stalled: option('stalled', 600),
}
const kills = option('kills', 50)

const folder = await mkdtemp(join(tmpdir(), 'prove-mail-'))
const postgres = machines > 1 ? await startPostgres() : undefined
const environment = {
  LINK_SECRET: 'a secret of the proofs, long enough',
  MAIL_OFFICE: office,
  DATA_DIR: folder,
  ...(postgres && { DATABASE_URL: postgres.url }),
}
try {
  await proveGivenUp(environment)
  await proveKills(environment, kills)
  await proveOutage(environment, outage)
} finally {
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
}
