import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { readEnvironment } from '#platform/config/environment.server.ts'
import { editDir } from '#platform/config/settings.server.ts'
import { build, hasWholeBuild } from './build/build.ts'
import { tellMistakes } from './build/content-mistakes.ts'
import { execForwardingSignals } from './exec-forwarding-signals.ts'
import { serveReleases } from './serve-releases.ts'

/**
 * `npm start`: builds what changed, then serves the site until it is stopped, and with `DESK_PORT` the staff desk and the
 * publisher of what editors write there too. If a text has an error it serves the last build, with that build's texts.
 */
const isBuilt = await tellMistakes(build)
if (!isBuilt && !hasWholeBuild()) process.exit(1)
if (!isBuilt) {
  console.warn('The last build is served, without what has changed since.')
  process.env['CONTENT_FOLDER'] = 'build/content'
}
const hasDesk = (process.env['DESK_PORT'] ?? '') !== ''

/** `EDIT_DIR`, if something was edited, or may be: drafts need the project's history. */
function usedEditDir(): string | undefined {
  // Wrong settings are explained by the programs that are started.
  const settings = (() => {
    try {
      return readEnvironment()
    } catch {
      return undefined
    }
  })()
  if (settings === undefined) return undefined
  const folder = editDir(settings)
  return existsSync(join(folder, 'repo.git')) || (hasDesk && existsSync('.git')) ? folder : undefined
}

const folder = usedEditDir()
if (folder === undefined) {
  execForwardingSignals([['app/start.server.ts'], ...(hasDesk ? [['app/desk.server.ts']] : [])])
} else {
  spawnSync(process.execPath, ['app/publisher.server.ts', '--refresh'], { stdio: 'inherit' })
  serveReleases(folder, { hasDesk })
}
