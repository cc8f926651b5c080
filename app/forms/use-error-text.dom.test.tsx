import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { FormsProvider } from '#i18n/forms-provider.ts'
import { LocaleProvider } from '#i18n/locale-provider.tsx'
import { loadLocale } from '#i18n/locale-store.ts'
import type { Locale } from '#map/locale.ts'
import { fieldError } from './field-error.ts'
import { useErrorText } from './use-error-text.ts'

function Told({ error }: { error: string }) {
  return useErrorText()({ name: 'capital', errors: [error], allErrors: {} })
}

async function words(locale: Locale, error: string): Promise<string> {
  await loadLocale(locale)
  const { prelude } = await prerender(
    <LocaleProvider locale={locale}>
      <FormsProvider>
        <Told error={error} />
      </FormsProvider>
    </LocaleProvider>,
  )
  return text(Readable.fromWeb(prelude as Parameters<typeof Readable.fromWeb>[0]))
}

test.each([
  ['es', fieldError('range', { least: 1_000, most: 5_000_000 }), 'Escriba un número entre 1.000 y 5.000.000'],
  ['en', fieldError('range', { least: 0.1, most: 10_000 }), 'Enter a number from 0.1 to 10,000'],
  ['de', fieldError('range', { least: 0.1, most: 10_000 }), 'Geben Sie eine Zahl von 0,1 bis 10.000 an'],
  ['en', 'phone', '+34\u00a0612\u00a0345\u00a0678'],
  ['es', 'message', 'Escriba un poco más, por favor: ¿de qué se trata?'],
  ['en', 'message', 'Please write a little more: what is it about?'],
  ['de', 'message', 'Bitte schreiben Sie etwas mehr: Worum geht es?'],
  ['en', fieldError('callFar', { day: '2026-11-30' }), 'choose a day up to Monday, 30 November 2026'],
] as const)('in %s what is wrong with %s is told with its bounds', async (locale, error, told) => {
  expect(await words(locale, error)).toContain(told)
})
