import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { shiftsOn, watchShifts } from '#tests/support/shifts.ts'

/** Long enough for a browser to paint what it has. */
const pause = 700

let line: Server

/** Proxies the site's answers, pausing the page's text for a moment inside the menu. */
async function passOn(url: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(url)
  const body = Buffer.from(await answer.arrayBuffer())
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
  const stop = Math.max(0, body.lastIndexOf('<details class="mega mega-'))
  response.write(body.subarray(0, stop))
  if (stop > 0) await sleep(pause)
  response.end(body.subarray(stop))
}

test.beforeAll(async ({ baseURL }) => {
  line = createServer((request, response) => {
    passOn(`${baseURL}${request.url}`, response).catch(() => response.destroy())
  })
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
})

test.afterAll(() => {
  line.closeAllConnections()
  line.close()
})

for (const path of ['/', '/de/dienstleistungen/support', '/en/insurances']) {
  test(`paints ${path} once its content above the fold is complete, without layout shift`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1350, height: 940 })
    await watchShifts(page, 'body')
    await page.goto(`http://127.0.0.1:${(line.address() as AddressInfo).port}${path}`)
    await expect(page.locator('h1')).toBeInViewport()
    await page.waitForTimeout(pause)
    expect(await shiftsOn(page)).toEqual([])
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    )
    expect(painted).toBeGreaterThan(pause)
  })
}
