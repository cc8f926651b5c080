import { expect, test, type Page } from '@playwright/test'
import { ready } from '#tests/support/ready.ts'

/** Records what the content security policy or Trusted Types refuse, also during page load. */
async function watchRefusals(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.exposeFunction('refused', (what: string) => void refused.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, blockedURI }) => {
      const tell = Reflect.get(window, 'refused') as (what: string) => void
      tell(`${violatedDirective} ${blockedURI} ${sourceFile ?? ''}`)
    })
  })
  return refused
}

test('triggers no violation of its own content security policy', async ({ page }) => {
  test.slow()
  const refused = await watchRefusals(page)
  for (const path of [
    '/',
    '/en/services/nie',
    '/de/schäden',
    '/en/contact',
    '/en/blog',
    '/en/search?q=nie',
    '/none',
  ])
    await page.goto(path).then(() => page.waitForLoadState('networkidle'))
  await page.goto('/en/insurances/health')
  await ready(page)
  for (const name of ['Shall we call you?', 'Online appointment']) {
    await page.getByRole('link', { name }).filter({ visible: true }).first().click()
    await page.getByRole('dialog').waitFor()
    // A worker solves the proof of work, which takes longer on a busy machine.
    await expect(page.locator('input[name="proof"]')).not.toHaveValue('', { timeout: 20_000 })
    await page.keyboard.press('Escape')
  }
  expect(refused).toEqual([])
})

test('does not execute injected markup or script addresses', async ({ page }) => {
  const refused = await watchRefusals(page)
  await page.goto('/en')
  await ready(page)
  const outcomes = await page.evaluate(() => {
    const attempts: (() => void)[] = [
      () => (document.createElement('div').innerHTML = '<img src=x onerror="this.ran = true">'),
      () => (document.createElement('script').src = '/assets/any.js'),
      () => (document.createElement('script').text = 'window.ran = true'),
      () => void document.body.insertAdjacentHTML('beforeend', '<b></b>'),
    ]
    return attempts.map((attempt) => {
      try {
        attempt()
        return 'taken'
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error)
      }
    })
  })
  expect(outcomes).toEqual(['refused', 'refused', 'refused', 'refused'])
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
  expect(refused.every((what) => what.startsWith('require-trusted-types-for'))).toBe(true)
  expect(refused).toHaveLength(4)
})
