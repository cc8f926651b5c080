import type { Config } from '@react-router/dev/config'
import { readIdentity } from './app/content/identity.server.ts'
import { siteAddresses } from './app/content/site-addresses.server.ts'

export default {
  appDirectory: 'app',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  prerender: { paths: siteAddresses(readIdentity()).map((address) => address.path), concurrency: 2 },
} satisfies Config
