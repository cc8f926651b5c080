import { expect, test } from '@playwright/test'
import { ready } from '#tests/support/ready.ts'

/** A page of each kind with texts of its own. */
const paths = ['/seguros/dental', '/servicios/nie', '/contacto', '/oficinas/palma', '/busqueda'] as const

for (const path of paths) {
  test(`a page whose parts the browser has kept comes to life as it stands: ${path}`, async ({ page }) => {
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    await page.addInitScript(() => {
      // Where React has to make the page anew, this is lost with the element.
      addEventListener('DOMContentLoaded', () => document.querySelector('h1')?.setAttribute('data-sent', ''))
    })
    // How long a part is waited for differs from load to load.
    for (let load = 0; load < 4; load += 1) {
      await page.goto(path)
      await ready(page)
      await page.waitForTimeout(300)
      await expect(page.locator('h1[data-sent]')).toBeVisible()
    }
    expect(faults).toEqual([])
  })
}
