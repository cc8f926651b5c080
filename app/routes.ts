import { route, type RouteConfig } from '@react-router/dev/routes'
import { appointmentPaths, statusPath } from './map/linked-paths.ts'
import { locales, type Localized } from './map/locale.ts'

const development =
  process.env['NODE_ENV'] === 'development' ? [route('/_ui', 'pages/ui-sheet/route.tsx')] : []

/** The page behind signed links, at its path in each language. */
const linked = (page: 'appointment' | 'status', paths: Localized<string>) =>
  locales.map((locale) =>
    route(`${paths[locale]}/:token`, `pages/${page}/route.tsx`, { id: `${page}-${locale}` }),
  )

/**
 * One route for the whole map: the page's loader finds the address in the site
 * map. Four hundred routes would say the same, but cost every visitor their
 * manifest and every rendered answer their matching (docs/decisions/0004).
 */
export default [
  ...development,
  ...linked('appointment', appointmentPaths),
  ...linked('status', statusPath),
  // A splat does not match the bare root.
  route('/', 'pages/route.tsx', { id: 'root-page' }),
  route('*', 'pages/route.tsx', { id: 'page' }),
] satisfies RouteConfig
