import { expect, test } from '@playwright/test'
import { ready } from '#tests/support/ready.ts'

/** A page of each kind with its own messages. */
const paths = ['/seguros/dental', '/servicios/nie', '/contacto', '/oficinas/palma', '/busqueda'] as const

for (const path of paths) {
  test(`hydrates a page whose chunks are cached without re-creating its elements: ${path}`, async ({
    page,
  }) => {
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    await page.addInitScript(() => {
      // If React had to re-create the page, this marker would be lost with its element.
      addEventListener('DOMContentLoaded', () => document.querySelector('h1')?.setAttribute('data-sent', ''))
    })
    // How long a chunk takes to arrive differs from load to load.
    for (let load = 0; load < 4; load += 1) {
      await page.goto(path)
      await ready(page)
      await page.waitForTimeout(300)
      await expect(page.locator('h1[data-sent]')).toBeVisible()
    }
    expect(faults).toEqual([])
  })
}
