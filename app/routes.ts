import { route, type RouteConfig } from '@react-router/dev/routes'

const development =
  process.env['NODE_ENV'] === 'development' ? [route('/_ui', 'pages/ui-sheet/route.tsx')] : []

/**
 * One route for the whole map: the page's loader finds the address in the site
 * map. Four hundred routes would say the same, but cost every visitor their
 * manifest and every rendered answer their matching (docs/decisions/0004).
 */
export default [
  ...development,
  route('/cita/:token', 'pages/appointment/route.tsx', { id: 'appointment-es' }),
  route('/en/appointment/:token', 'pages/appointment/route.tsx', { id: 'appointment-en' }),
  route('/de/termin/:token', 'pages/appointment/route.tsx', { id: 'appointment-de' }),
  route('/estado/:token', 'pages/status/route.tsx', { id: 'status-es' }),
  route('/en/status/:token', 'pages/status/route.tsx', { id: 'status-en' }),
  route('/de/status/:token', 'pages/status/route.tsx', { id: 'status-de' }),
  // A splat does not match the bare root.
  route('/', 'pages/route.tsx', { id: 'root-page' }),
  route('*', 'pages/route.tsx', { id: 'page' }),
] satisfies RouteConfig
