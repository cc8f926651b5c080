import { expect, test } from '@playwright/test'
import { axeFindingsInBothSchemes } from '#tests/support/axe.ts'
import { ready } from '#tests/support/ready.ts'
import { callbackForm, send } from '#tests/support/send-form.ts'

const code = { name: 'Link to this page for your phone (QR code)' }

test('the status page shows a code of its address beside a computer, not on a phone or on paper', async ({
  page,
  baseURL,
}) => {
  const { token } = await send(baseURL ?? '', callbackForm())
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/en/status/${token}`)
  await ready(page)
  const image = page.getByRole('img', code)
  await expect(image).toBeVisible()
  const box = await image.boundingBox()
  expect(box?.width).toBeGreaterThan(140)
  expect(box?.width).toBe(box?.height)
  expect(await axeFindingsInBothSchemes(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(image).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(image).toBeHidden()
  // Nothing can be added to a request that is over.
  await page.getByLabel('Yes, I want to withdraw it').check()
  await page.getByRole('button', { name: 'Withdraw the request' }).click()
  await expect(page.getByText('You have withdrawn the request.', { exact: true })).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(image).toHaveCount(0)
})
