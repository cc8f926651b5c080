import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InlineConfig } from 'vite'
import { iconsPlugin } from '#tools/vite/icons-plugin.ts'
import { digestOf } from './inputs.ts'
import { step } from './step.ts'

const folder = 'build/desk'
const stamp = join(folder, 'id')
const next = '.cache/desk-next'

/** Everything in the desk's bundles; the desk's texts are read by its server. */
const inputs = [
  'app/{desk,design}/**/*.{ts,tsx,css}',
  'app/{map,forms,domains}/**/*.ts',
  'packages/illustrations/logo.ts',
  'tools/build/desk.ts',
  'tools/vite/icons-plugin.ts',
  'package-lock.json',
]

/** The pages as one module for the server, and one script with one style sheet for the browser. */
async function bundle(): Promise<void> {
  // Imported here, because it loads the bundler.
  const { build } = await import('vite')
  const usual: InlineConfig = {
    configFile: false,
    logLevel: 'warn',
    plugins: [iconsPlugin()],
    // Addresses such as /fonts/… stay as they are.
    publicDir: '.cache/public',
  }
  await build({
    ...usual,
    build: {
      ssr: 'app/desk/views.tsx',
      outDir: next,
      copyPublicDir: false,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'views.js' } },
    },
  })
  await build({
    ...usual,
    build: {
      outDir: join(next, 'client'),
      copyPublicDir: false,
      manifest: 'manifest.json',
      assetsInlineLimit: 0,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: 'app/desk/client/desk.ts' },
    },
  })
}

/** Builds the staff desk into `build/desk`, unless it is up to date. The public site contains nothing of it. */
export async function buildDesk(): Promise<void> {
  const id = digestOf(inputs)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === id) return
  rmSync(next, { recursive: true, force: true })
  await step('desk', bundle)
  mkdirSync('build', { recursive: true })
  rmSync(folder, { recursive: true, force: true })
  renameSync(next, folder)
  writeFileSync(stamp, id)
}
