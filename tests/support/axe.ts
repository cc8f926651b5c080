import type { Page } from '@playwright/test'
import type * as axeCore from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules whose findings depend on the colour scheme: dark differs only in colours here. */
const colourRules = ['color-contrast', 'link-in-text-block']

async function frameDrawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
}

/**
 * Waits until all fades have ended, so that no colour is measured halfway. Polls per frame:
 * Chromium may leave the promise of a fade pending after the fade has ended.
 */
async function fadesEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const fades = () =>
      document
        .getAnimations()
        .some(
          ({ effect, playState }) =>
            playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
        )
    while (fades()) await new Promise(requestAnimationFrame)
  })
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * axe findings in the current page or a part of it, by all rules or by some. No page has frames, so
 * axe is injected into the page once: its Playwright package injects it again for each run, which
 * takes twice the time. `begin` is called with each step.
 */
export async function axeFindings(
  page: Page,
  part?: string,
  rules?: string[],
  begin: (step: string) => void = () => undefined,
): Promise<string[]> {
  begin('next frame')
  await frameDrawn(page)
  begin('end of fades')
  await fadesEnded(page)
  begin('axe')
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(
    async ({ within, only }) => {
      const { axe } = window as unknown as { axe: typeof axeCore }
      return (await axe.run(within, { runOnly: only, resultTypes: ['violations'] })).violations
    },
    {
      within: part ?? 'html',
      only: { type: rules ? 'rule' : 'tag', values: rules ?? tags } satisfies axeCore.RunOnly,
    },
  )
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  )
}

/** The same in a light and a dark scheme, which prefixes each finding. The page stays dark. */
export async function axeFindingsInBothSchemes(page: Page, part?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await axeFindings(page, part)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await axeFindings(page, part, colourRules)
  return [...light.map((finding) => `light: ${finding}`), ...dark.map((finding) => `dark: ${finding}`)]
}
