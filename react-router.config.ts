import type { Config } from '@react-router/dev/config'
import { readIdentity } from './app/content/identity.server.ts'
import { allAddresses } from './app/site/paths.ts'

export default {
  appDirectory: 'app',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  prerender: { paths: allAddresses(readIdentity()).map((address) => address.path), concurrency: 2 },
} satisfies Config
