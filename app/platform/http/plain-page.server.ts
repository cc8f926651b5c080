import type { Identity } from '#map/identity.ts'
import { defaultLocale, isLocale, type Locale } from '#map/locale.ts'

type Trouble = keyof typeof kinds

interface Words {
  readonly title: string
  readonly text: string
}

const words: Readonly<
  Record<Locale, Readonly<Record<'busy' | 'wrong' | 'missing' | 'large' | 'fault', Words>>>
> = {
  es: {
    busy: {
      title: 'Demasiados envíos seguidos',
      text: 'No hemos recibido este envío. Vuelva atrás: lo que ha escrito sigue ahí. Inténtelo en unos minutos o llámenos al {phone}.',
    },
    wrong: {
      title: 'No hemos podido leer el formulario',
      text: 'No hemos recibido nada. Vuelva atrás e inténtelo otra vez o llámenos al {phone}.',
    },
    missing: {
      title: 'Página no encontrada',
      text: 'La dirección no existe. Compruébela o llámenos al {phone}.',
    },
    large: {
      title: 'El envío es demasiado grande',
      text: 'No hemos recibido nada. Vuelva atrás y quite algún archivo o acorte el texto, o llámenos al {phone}.',
    },
    fault: {
      title: 'Algo ha fallado',
      text: 'No es culpa suya. Vuelva a intentarlo en un momento o llámenos al {phone}.',
    },
  },
  en: {
    busy: {
      title: 'Too many forms in a row',
      text: 'We did not receive this one. Go back: what you typed is still there. Try again in a few minutes or call us on {phone}.',
    },
    wrong: {
      title: 'We could not read the form',
      text: 'We did not receive anything. Go back and try again, or call us on {phone}.',
    },
    missing: {
      title: 'Page not found',
      text: 'There is no such address. Check it or call us on {phone}.',
    },
    large: {
      title: 'That is too much to send at once',
      text: 'We did not receive anything. Go back and remove a file or shorten the text, or call us on {phone}.',
    },
    fault: {
      title: 'Something went wrong',
      text: 'It is not your fault. Try again in a moment or call us on {phone}.',
    },
  },
  de: {
    busy: {
      title: 'Zu viele Formulare hintereinander',
      text: 'Dieses haben wir nicht bekommen. Gehen Sie zurück: Was Sie geschrieben haben, steht noch da. Versuchen Sie es in ein paar Minuten wieder oder rufen Sie uns an: {phone}.',
    },
    wrong: {
      title: 'Das Formular war nicht lesbar',
      text: 'Wir haben nichts bekommen. Gehen Sie zurück und versuchen Sie es noch einmal, oder rufen Sie uns an: {phone}.',
    },
    missing: {
      title: 'Seite nicht gefunden',
      text: 'Diese Adresse gibt es nicht. Prüfen Sie sie oder rufen Sie uns an: {phone}.',
    },
    large: {
      title: 'Das ist zu viel auf einmal',
      text: 'Wir haben nichts bekommen. Gehen Sie zurück und nehmen Sie eine Datei heraus oder kürzen Sie den Text, oder rufen Sie uns an: {phone}.',
    },
    fault: {
      title: 'Etwas ist schiefgegangen',
      text: 'Es liegt nicht an Ihnen. Versuchen Sie es gleich noch einmal oder rufen Sie uns an: {phone}. Wir sind weiter da.',
    },
  },
}

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

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

/**
 * The last resort when no page of the site can be rendered: what happened, and the phone number.
 */
export function plainPage(status: Trouble, path: string, { contact }: Identity): Response {
  const prefix = path.split('/', 2)[1]
  const locale = isLocale(prefix) ? prefix : defaultLocale
  const { title, text } = words[locale][kinds[status]]
  const number = `<a href="tel:${escapeHtml(contact.phone)}">${escapeHtml(contact.phoneDisplay)}</a>`
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text.replace('{phone}', number)}</p></main></body></html>`
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
