import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { Suspense } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { LocaleProvider } from '#i18n/locale-provider.tsx'
import { loadLocale } from '#i18n/locale-store.ts'
import { AddFiles } from './status-forms.tsx'
import type { StatusRefusal } from './status-route.server.ts'
import { StatusTexts } from './route.tsx'

/** The errors of the file form, in English. */
async function errorsFor(refusal: Omit<StatusRefusal, 'intent'>): Promise<string> {
  await loadLocale('en')
  const element = (
    <LocaleProvider locale="en">
      <Suspense>
        <StatusTexts>
          <AddFiles refusal={{ intent: 'files', ...refusal }} done={undefined} qr={undefined} />
        </StatusTexts>
      </Suspense>
    </LocaleProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  const { prelude } = await prerenderToNodeStream(<RouterProvider router={router} />)
  return await text(prelude)
}

test('each file that was refused is named with what is wrong with it, and the others are said to be there', async () => {
  const files = ['refusedSize?file=a.pdf', 'refusedType?file=%3Cb%3E.txt', 'refusedSize?file=c.pdf']
  const html = await errorsFor({ problem: 'refusedSize', files, othersKept: true })
  expect(html).toContain(
    'a.pdf, c.pdf – One of the files is larger than 10 MB, so we haven’t kept it. Please send a smaller one.',
  )
  expect(html).toContain('&lt;b&gt;.txt – One of the files is neither a PDF')
  expect(html).toContain('We have added the other files to the request.')
})

test('shows the error of a file without a name alone', async () => {
  const html = await errorsFor({ problem: 'refusedSlow', files: ['refusedSlow'] })
  expect(html).toContain('>One of the photos took too long to read.')
  expect(html).not.toContain('the other files')
})
