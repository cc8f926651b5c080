import { expect, test } from '@playwright/test'
import { dialogNames, type DialogName } from '#map/dialogs.ts'
import { axeFindings } from '#tests/support/axe.ts'
import { casesOf } from '#tests/support/cases.ts'
import { coveredWhenFocused, overflow, widenText } from '#tests/support/layout.ts'
import { signedAnswer } from '#tests/support/signed-answer.ts'

// German has the longest words.
test.use({ locale: 'de-DE', contextOptions: { reducedMotion: 'reduce' } })

/** 1280 × 1024 at 400 %, and a phone. */
const screens = [
  { width: 320, height: 256 },
  { width: 390, height: 844 },
] as const

/** Together these have every kind of field; the success dialog has none. */
const differing: readonly DialogName[] = [
  'appointment-dialog',
  'callback-dialog',
  'salud-dialog',
  'contact-dialog',
  'automoviles-dialog',
  'success-dialog',
  'contact-electricity-dialog',
]

for (const name of casesOf(dialogNames, (one) => differing.includes(one))) {
  test(`keeps ${name} readable and usable at 400 % and on a phone`, async ({ page }) => {
    const answer = name === 'success-dialog'
    await page.goto(`/de${answer ? signedAnswer('reference=TAL-7K3M-Q2') : `?dialog=${name}`}`)
    const dialog = page.locator('.dialog:modal')
    await dialog.waitFor()
    for (const screen of screens) {
      await page.setViewportSize(screen)
      expect.soft(await overflow(page), `${screen.width} px`).toEqual([])
      expect.soft(await coveredWhenFocused(dialog), `${screen.width} px`).toEqual([])
    }
    expect.soft(await axeFindings(page, '.dialog', ['target-size'])).toEqual([])
    await page.setViewportSize(screens[0])
    await widenText(page)
    for (const part of [dialog, dialog.locator('.dialog-body')])
      expect.soft(await part.evaluate((box) => box.scrollWidth - box.clientWidth), 'with wide text').toBe(0)
  })
}

test('shows office names in full beside their longest hours', async ({ page }) => {
  await page.setViewportSize(screens[1])
  await page.goto('/de?dialog=appointment-dialog')
  const names = page.locator('.dialog .radio-card > span')
  await expect(names.first()).toHaveText('Palma')
  // Today's hours depend on the server's clock: give every office those of the longest day.
  await page.locator('.dialog .radio-card small').evaluateAll((notes) => {
    for (const note of notes) note.textContent = 'Heute 09:00–14:00, 16:00–19:00'
  })
  const broken = await names.evaluateAll((spans) =>
    spans.flatMap(({ firstChild }) => {
      const words = [...(firstChild?.textContent ?? '').matchAll(/\S+/g)]
      return words.flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(firstChild as Text, index)
        range.setEnd(firstChild as Text, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      })
    }),
  )
  expect(broken).toEqual([])
})
