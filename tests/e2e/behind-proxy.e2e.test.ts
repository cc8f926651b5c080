import { request as ask, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { expect, test, type Page } from '@playwright/test'
import { ready } from '#tests/support/ready.ts'
import { fillTime } from '#tests/support/fill-time.ts'

// Visitors use https behind a TLS-terminating proxy, so the browser sends an origin that the
// process itself does not have.
const host = 'www.example.org'

interface Post {
  readonly origin: string | undefined
  readonly status: number | undefined
  readonly location: string | undefined
}

/**
 * Routes a page to the site over https, as through a reverse proxy; returns the posts and their
 * answers.
 */
async function proxied(page: Page, site: string): Promise<Post[]> {
  const posts: Post[] = []
  await page.route(`https://${host}/**`, async (route) => {
    const request = route.request()
    const { pathname, search } = new URL(request.url())
    const headers = {
      ...(await request.allHeaders()),
      host,
      'x-forwarded-proto': 'https',
      connection: 'close',
    }
    // The accepted encodings are the proxy's: it passes on the decoded body.
    const sent = { method: request.method(), headers: { ...headers, 'accept-encoding': 'identity' } }
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const call = ask(site + pathname + search, sent, resolve)
      call.once('error', reject)
      call.end(request.postDataBuffer() ?? undefined)
    })
    const body = await buffer(answer)
    const { statusCode: status = 502, headers: got } = answer
    if (sent.method === 'POST')
      posts.push({ origin: request.headers()['origin'], status, location: got.location })
    const shown = Object.entries(got).map(([name, value]) => [name, String(value)])
    // A redirect would leave this proxy; another test covers what the browser does next.
    await route.fulfill({ status: status === 303 ? 204 : status, headers: Object.fromEntries(shown), body })
  })
  return posts
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Anna Example')
  await page.getByLabel('Phone', { exact: true }).fill('612 345 678')
  await page.getByLabel(/I have read the privacy policy/).check()
  await page.waitForTimeout(fillTime)
  await page.getByRole('button', { name: 'Request the call' }).click()
}

test('stores a form sent by a script over https', async ({ page, baseURL }) => {
  const posts = await proxied(page, baseURL ?? '')
  await page.goto(`https://${host}/en?dialog=callback-dialog`)
  await ready(page)
  await fill(page)
  await expect(page.getByRole('dialog', { name: 'We’ve received your request' })).toBeVisible()
  expect(posts).toEqual([{ origin: `https://${host}`, status: 202, location: undefined }])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('stores a form sent over https without scripts', async ({ page, baseURL }) => {
    const posts = await proxied(page, baseURL ?? '')
    await page.goto(`https://${host}/en?dialog=callback-dialog`)
    await fill(page)
    await expect.poll(() => posts).toHaveLength(1)
    const [post] = posts
    expect([post?.origin, post?.status]).toEqual([`https://${host}`, 303])
    expect(post?.location).toMatch(/dialog=success-dialog&reference=TAL-/)
  })
})
