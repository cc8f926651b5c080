import { spawnSync } from 'node:child_process'
import { buildStatic } from './build/static.ts'

/** `npm run dev`: pages with instant updates. It has no store behind it: to send forms, use `npm start`. */
await buildStatic()
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@react-router/dev/bin.cjs', 'dev', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  },
)
process.exitCode = status ?? 1
