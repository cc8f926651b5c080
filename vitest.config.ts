import { defineConfig } from 'vitest/config'
import { bootPlugin } from './tools/vite/boot-plugin.ts'
import { iconsPlugin } from './tools/vite/icons-plugin.ts'
import { localePlugin } from './tools/vite/locale-plugin.ts'

export default defineConfig({
  plugins: [bootPlugin(), localePlugin(), iconsPlugin()],
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  test: {
    include: [
      '{app,packages,tools}/**/*.{unit,dom,store}.test.{ts,tsx}',
      'tests/{site,security}/*.site.test.ts',
    ],
    globalSetup: ['./tests/support/postgres.ts'],
    server: { deps: { inline: ['use-intl'] } },
    // Of two cores vitest would take one. Four keep both at work while the longest files wait, for servers and timers.
    maxWorkers: 4,
    // As long as a server may take to start on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A test that was left alone to look at it would hide all others.
    allowOnly: false,
  },
})
