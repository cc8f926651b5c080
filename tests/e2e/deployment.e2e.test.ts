import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { writeSiteList } from '#tools/build/site-list.ts'
import { ready } from '#tests/support/ready.ts'

const node = resolve('node_modules/node/bin/node')
const main = resolve('app/start.server.ts')

/** A copy of the site in a separate folder, as on a deployment target. */
function copyOfSite(): string {
  const folder = mkdtempSync(resolve('.cache/deployed-'))
  execFileSync('cp', ['-al', 'build', join(folder, 'build')])
  symlinkSync(resolve('content'), join(folder, 'content'))
  return folder
}

async function serve(cwd: string, port: string): Promise<{ server: ChildProcess; address: string }> {
  const server = spawn(node, [main], {
    cwd,
    env: { PATH: process.env['PATH'], PORT: port, DATA_DIR: join(cwd, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((found, failed) => {
    let output = ''
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8')
      const at = /The site is at (\S+)/.exec(output)?.[1]
      if (at !== undefined) found(at)
    })
    server.once('exit', () => failed(new Error('the site did not start')))
  })
  return { server, address }
}

async function stop(server: ChildProcess): Promise<void> {
  const ended = new Promise((end) => server.once('exit', end))
  server.kill('SIGTERM')
  await ended
}

/**
 * Simulates a deployment: chunks get new names, with the old ones kept beside them. The remaining
 * pages are as a cache kept them.
 */
function deploy(folder: string): void {
  const assets = join(folder, 'build/client/assets')
  const kept = join(folder, 'build/kept/assets')
  mkdirSync(kept, { recursive: true })
  for (const name of readdirSync(assets).filter((file) => /\.(?:js|state)(?:\.\w+)?$/.test(file)))
    renameSync(join(assets, name), join(kept, name))
  rmSync(join(folder, 'build/client/builds/latest.json'))
  writeFileSync(join(folder, 'build/client/builds/latest.json'), '{"id":"newer"}')
  for (const name of ['client.json', 'kept.json']) rmSync(join(folder, 'build', name))
  writeSiteList(join(folder, 'build'), { digests: {}, before: [] })
}

test('keeps a tab working across a deployment and takes the new build at the next page', async ({ page }) => {
  const folder = copyOfSite()
  let { server, address } = await serve(folder, '0')
  try {
    await page.goto(`${address}/en/services/nie`)
    await ready(page)
    await page.evaluate(() => {
      Object.assign(window, { kept: true })
      addEventListener('site:update', () => document.body.setAttribute('data-told', ''))
    })
    const { port } = new URL(address)
    await stop(server)
    deploy(folder)
    ;({ server, address } = await serve(folder, port))

    // Chunks that were never loaded come from the kept files: a form, another kind of page.
    await page.locator('a[data-dialog="nie-dialog"]').filter({ visible: true }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your name').fill('Dora Example')
    await page.keyboard.press('Escape')
    await page.locator('.menu a[href="/en/insurances/dental"]').evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(/insurances\/dental$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/dental|teeth/i)
    expect(await page.evaluate(() => Reflect.get(window, 'kept'))).toBe(true)

    // A failed chunk is one trigger for checking for a newer build.
    await page.evaluate(() => dispatchEvent(new Event('vite:preloadError')))
    await expect(page.locator('body[data-told]')).toBeAttached()
    await page.locator('.menu a[href="/en/services/nie"]').evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(/services\/nie$/)
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'kept')).catch(() => true))
      .toBeUndefined()
    await ready(page)
    await page.locator('a[data-dialog="nie-dialog"]').filter({ visible: true }).first().click()
    await expect(page.getByRole('dialog').getByLabel('Your name')).toHaveValue('Dora Example')
  } finally {
    await stop(server)
    rmSync(folder, { recursive: true })
  }
})
