import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { prerender } from 'react-dom/static'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect } from 'vitest'
import { answerText, readAnswer } from '#domains/requests/dialog/answer-query.ts'
import { loadPage } from '#content/load.server.ts'
import type { Refusal } from '#domains/requests/intake/receive-request.server.ts'
import type { FormName } from '#domains/requests/submission.ts'
import { LocaleProvider } from '#i18n/locale-provider.tsx'
import { loadLocale } from '#i18n/locale-store.ts'
import PageDialog from '#pages/request/page-dialog.tsx'
import type { RoutePage } from '#pages/kinds.ts'
import type { Locale } from '#map/locale.ts'

export type DialogName = FormName | 'success-dialog'

/** The parameters in an answer's address. */
export function answerOf(path: string): string | undefined {
  const answer = readAnswer(new URL(path, 'https://site.test').search)
  return answer && answerText(answer)
}

/**
 * A dialog over the page at a path, as the server renders it; an answer is one that the server
 * confirms.
 */
export async function markup(
  name: DialogName,
  locale: Locale,
  path = '/',
  refusal?: Refusal,
  answered = answerOf(path),
): Promise<string> {
  await loadLocale(locale)
  const { pathname } = new URL(path, 'http://site.test')
  const view = loadPage(decodeURI(pathname)) as RoutePage | undefined
  const element = (
    <LocaleProvider locale={locale}>
      <PageDialog name={name} view={view} refusal={refusal} answered={answered} onClose={() => undefined} />
    </LocaleProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  const failures: unknown[] = []
  const { prelude } = await prerender(<RouterProvider router={router} />, {
    onError: (error) => void failures.push(error),
  })
  const html = await text(Readable.fromWeb(prelude as Parameters<typeof Readable.fromWeb>[0]))
  expect(failures).toEqual([])
  return html
}
