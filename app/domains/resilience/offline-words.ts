import type { Locale } from '#map/locale.ts'

/** What a visitor without a connection is told. */
export const offlineWords: Readonly<
  Record<
    Locale,
    {
      readonly page: string
      readonly form: string
      /** Of what was pressed in vain; before a telephone number. */
      readonly closed: string
      readonly back: string
    }
  >
> = {
  es: {
    page: 'Sin conexión. Esta página se puede seguir leyendo.',
    form: 'Sin conexión. Lo que ha escrito se queda aquí: envíelo cuando vuelva la conexión.',
    closed: 'Sin conexión no se puede abrir. Por teléfono nos encuentra en el',
    back: 'Vuelve a haber conexión.',
  },
  en: {
    page: 'You are offline. This page can still be read.',
    form: 'You are offline. What you typed stays here: send it when the connection is back.',
    closed: 'That cannot be opened while you are offline. You can call us on',
    back: 'You are online again.',
  },
  de: {
    page: 'Keine Verbindung. Diese Seite bleibt lesbar.',
    form: 'Keine Verbindung. Was Sie eingegeben haben, bleibt hier: Senden Sie es ab, wenn die Verbindung wieder da ist.',
    closed: 'Das lässt sich ohne Verbindung nicht öffnen. Telefonisch erreichen Sie uns unter',
    back: 'Die Verbindung ist wieder da.',
  },
}
