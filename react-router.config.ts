import type { Config } from '@react-router/dev/config'

// Pages are prerendered by tools/build/pages.ts: what is rendered again after a change is decided there.
export default {
  appDirectory: 'app',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
