import { buildStatic } from './build/static.ts'
import { execForwardingSignals } from './exec-forwarding-signals.ts'

/** `npm run dev`: pages with instant updates. It has no store behind it: to send forms, use `npm start`. */
await buildStatic()
execForwardingSignals(['node_modules/@react-router/dev/bin.cjs', 'dev', ...process.argv.slice(2)], {
  ...process.env,
  NODE_ENV: 'development',
})
