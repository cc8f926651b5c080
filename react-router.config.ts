import type { Config } from '@react-router/dev/config'

// Pages are prerendered by tools/build/pages.ts: what is rendered again after a change is decided there.
export default {
  appDirectory: 'app',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // Small exports stay with their page: the starter loads one file a route (app/platform/router/boot.ts).
  splitRouteModules: false,
} satisfies Config
