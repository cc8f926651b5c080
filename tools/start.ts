import { build, hasWholeBuild } from './build/build.ts'
import { tellMistakes } from './build/content-mistakes.ts'
import { execForwardingSignals } from './exec-forwarding-signals.ts'

/**
 * `npm start`: builds what changed, then serves the site until it is stopped, and with `DESK_PORT` the staff desk too. If a text has an error it serves the last
 * build, with that build's texts.
 */
const isBuilt = await tellMistakes(build)
if (!isBuilt && !hasWholeBuild()) process.exit(1)
if (!isBuilt) {
  console.warn('The last build is served, without what has changed since.')
  process.env['CONTENT_FOLDER'] = 'build/content'
}
const hasDesk = (process.env['DESK_PORT'] ?? '') !== ''
execForwardingSignals([['app/start.server.ts'], ...(hasDesk ? [['app/desk.server.ts']] : [])])
