import { defineConfig } from '@playwright/test'
import { formMinMs } from './tests/support/fill-time.ts'
import { unconfigured } from './tests/support/unconfigured.ts'
import { requireTestBrowser } from './tools/browser.ts'

/** Another port lets two checkouts be tested at once. */
const port = Number(process.env['E2E_PORT'] ?? 4173)

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.test.ts',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  // A test that was left alone to look at it would hide all others.
  forbidOnly: true,
  // For two cores, of which two tests leave up to a third idle while they wait for a form's least time, a timer or a server.
  workers: 5,
  // A machine that stood still for a minute fails no landing; what fails twice does.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  // Half of the usual time passes before a form may be sent, and a crowded machine needs the rest twice.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      executablePath: requireTestBrowser(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    locale: 'es-ES',
  },
  webServer: {
    command: 'node_modules/node/bin/node app/start.server.ts',
    url: `http://127.0.0.1:${port}/healthz`,
    // All tests are one address: the limit is for their number, and has a test of its own.
    env: {
      ...unconfigured,
      PORT: String(port),
      DATA_DIR: '.cache/e2e-data',
      POSTS_PER_ADDRESS: '6000',
      FORM_MIN_MS: String(formMinMs),
      // The site's own file may have a tag manager, whose banner would stand on every page.
      CONSENT_FILE: 'tests/support/quiet-consent.yaml',
    },
    reuseExistingServer: false,
  },
})
