import { expect } from '@playwright/test'
import { axeFindingsInBothSchemes } from '#tests/support/axe.ts'
import { deskTest as test, signInAs } from '#tests/support/own-desk.ts'

test('a manager sees what is missing before launch, and where to enter it', async ({ page, desk }) => {
  await signInAs(page, desk, { name: 'Launcher', role: 'manager' })
  await page.goto(desk.origin)
  const box = page.getByRole('region', { name: 'Before launch' })
  await box.getByText('Show what is missing').click()
  const key = box.getByRole('listitem').filter({ hasText: 'Key in the DGSFP register' })
  await expect(key).toContainText('content/site.yaml: register.key')
  expect(await axeFindingsInBothSchemes(page)).toEqual([])
})

test('an editor does not', async ({ page, desk }) => {
  await signInAs(page, desk, { name: 'Editor', role: 'editor' })
  await page.goto(desk.origin)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
  await expect(page.getByRole('region', { name: 'Before launch' })).toHaveCount(0)
})
