import type { Locale } from '#site/locale.ts'

/** What a visitor without a connection is told. */
export const offlineWords: Readonly<
  Record<
    Locale,
    {
      readonly page: string
      readonly form: string
      /** Before a telephone number. */
      readonly dialog: string
      readonly back: string
    }
  >
> = {
  es: {
    page: 'Sin conexión. Las páginas que ya ha visto se pueden seguir leyendo.',
    form: 'Sin conexión. Lo que ha escrito se queda aquí: envíelo cuando vuelva la conexión.',
    dialog: 'Sin conexión, este formulario no se puede abrir. Por teléfono nos encuentra en el',
    back: 'Vuelve a haber conexión.',
  },
  en: {
    page: 'You are offline. Pages you have already seen can still be read.',
    form: 'You are offline. What you typed stays here: send it when the connection is back.',
    dialog: 'This form cannot be opened while you are offline. You can call us on',
    back: 'You are online again.',
  },
  de: {
    page: 'Keine Verbindung. Seiten, die Sie schon gesehen haben, bleiben lesbar.',
    form: 'Keine Verbindung. Was Sie eingegeben haben, bleibt hier: Senden Sie es ab, wenn die Verbindung wieder da ist.',
    dialog: 'Ohne Verbindung lässt sich dieses Formular nicht öffnen. Telefonisch erreichen Sie uns unter',
    back: 'Die Verbindung ist wieder da.',
  },
}
