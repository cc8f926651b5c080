import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { Suspense } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { LocaleProvider } from '#i18n/locale-provider.tsx'
import { loadLocale } from '#i18n/locale-store.ts'
import type { StatusReply } from '#domains/requests/status/gateway.ts'
import { StatusReplies } from './status-replies.tsx'
import { StatusTexts } from './route.tsx'

async function page(replies: readonly StatusReply[]): Promise<string> {
  await loadLocale('en')
  const element = (
    <LocaleProvider locale="en">
      <Suspense>
        <StatusTexts>
          <StatusReplies replies={replies} />
        </StatusTexts>
      </Suspense>
    </LocaleProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  const { prelude } = await prerenderToNodeStream(<RouterProvider router={router} />)
  return await text(prelude)
}

const first = { at: '2026-11-23T09:00:00Z', subject: 'First', text: 'Dear Ann,\n\n<b>5 > 3</b>' }
const second = { at: '2026-11-24T16:30:00Z', subject: '<i>Second</i>', text: 'Thanks' }

test('replies are shown as text, the latest first, with their time on Mallorca', async () => {
  const html = await page([first, second])
  expect(html).toContain('Our replies')
  expect(html).toContain('Dear Ann,\n\n&lt;b&gt;5 &gt; 3&lt;/b&gt;')
  expect(html).toContain('&lt;i&gt;Second&lt;/i&gt;')
  expect(html).toContain('23 November 2026, 10:00')
  expect(html.indexOf('Second')).toBeLessThan(html.indexOf('First'))
})

test('nothing is said of replies while there is none', async () => {
  expect(await page([])).not.toContain('repl')
})
