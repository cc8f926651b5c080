import type { Identity } from '#map/identity.ts'
import { defaultLocale, isLocale } from '#map/locale.ts'
import { serverTexts } from '#i18n/server-texts.server.ts'
import { escapeHtml } from '#platform/escape-html.ts'
import de from '../../../locales/plain-pages/de.json' with { type: 'json' }
import en from '../../../locales/plain-pages/en.json' with { type: 'json' }
import es from '../../../locales/plain-pages/es.json' with { type: 'json' }

type Trouble = keyof typeof kinds

/** Read with the module: when such a page is needed there may be no file left to open. */
const texts = serverTexts({ es, en, de })

const kinds = {
  400: 'wrong',
  404: 'missing',
  405: 'wrong',
  413: 'large',
  415: 'wrong',
  429: 'busy',
  500: 'fault',
  503: 'fault',
} as const

/**
 * The last resort when no page of the site can be rendered: what happened, and the phone number.
 */
export function plainPage(status: Trouble, path: string, { contact }: Identity): Response {
  const prefix = path.split('/', 2)[1]
  const locale = isLocale(prefix) ? prefix : defaultLocale
  const t = texts[locale]
  const kind = kinds[status]
  const title = escapeHtml(t(`${kind}.title`))
  const phone = escapeHtml(contact.phoneDisplay)
  const text = escapeHtml(t(`${kind}.text`, { phone: contact.phoneDisplay }))
  const link = `<a href="tel:${escapeHtml(contact.phone)}">${phone}</a>`
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text.replace(phone, () => link)}</p></main></body></html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
    },
  })
}
