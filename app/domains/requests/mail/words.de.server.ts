import type { MailWords } from './words.server.ts'

export const wordsDe: MailWords = {
  dialogs: {
    'callback-dialog': 'Rückruf',
    'appointment-dialog': 'Termin',
    'contact-dialog': 'Nachricht',
    'general-dialog': 'Anfrage',
    'salud-dialog': 'Krankenversicherung',
    'dental-dialog': 'Zahnversicherung',
    'mascotas-dialog': 'Tierversicherung',
    'vidaDependencia-dialog': 'Pflegeversicherung',
    'vidaRepatriacion-dialog': 'Lebensversicherung mit Überführung',
    'automoviles-dialog': 'Kfz-Versicherung',
    'otrosvehiculos-dialog': 'Versicherung für andere Fahrzeuge',
    'hogar-dialog': 'Hausversicherung',
    'nie-dialog': 'NIE-Antrag',
    'contact-electricity-dialog': 'Strom',
  },
  claim: 'Schadenmeldung',
  languages: { es: 'Spanisch', en: 'Englisch', de: 'Deutsch' },
  yes: 'ja',
  no: 'nein',
  visitor: {
    subject: (reference) => `Ihre Anfrage ${reference} ist angekommen`,
    title: 'Ihre Anfrage ist angekommen',
    greeting: 'Guten Tag,',
    received: 'danke, dass Sie sich an uns gewandt haben. Ihre Anfrage liegt in unserem Büro.',
    next: {
      callback: 'Wir rufen Sie unter der Nummer an, die Sie hinterlassen haben.',
      callbackOn: (day, part) =>
        `Wir rufen Sie am ${day},${part ? ` ${part}` : ''} unter der Nummer an, die Sie hinterlassen haben.`,
      appointment:
        'Wir sind zu der Zeit für Sie da, die Sie gewählt haben. Wenn Sie verhindert sind, sagen Sie uns bitte Bescheid.',
      other: 'Jemand aus dem Büro liest sie und antwortet Ihnen persönlich.',
    },
    parts: { morning: 'vormittags', midday: 'mittags', afternoon: 'nachmittags' },
    answerBy: (day) => `Sie hören spätestens am ${day} von uns.`,
    reportBy: (day, phone) => `Die Meldefrist endet am ${day}: Rufen Sie uns bitte an, ${phone}.`,
    quote: (reference) =>
      `Wenn Sie anrufen oder schreiben, nennen Sie die Referenz ${reference}; dann wissen wir, worum es geht.`,
    status: 'Stand der Anfrage ansehen',
    noCover:
      'Eine Versicherungsanfrage ist kein Vertrag: Der Schutz beginnt, wenn der Versicherer ihn bestätigt.',
    notYou:
      'Das waren nicht Sie? Dann hat sich jemand bei der Adresse vertippt. Sie können diese Nachricht löschen oder uns Bescheid geben.',
  },
  office: {
    subject: (dialog, reference) => `${dialog}: ${reference}`,
    suspectMark: '[Prüfen]',
    suspect:
      'Sie hat die Prüfungen gegen Roboter nicht bestanden und liegt in Quarantäne. Wenn ein Mensch sie geschickt hat, geben Sie sie frei; bis dahin bekommt er keine Post von uns.',
    suspectHolds: 'Der Termin bleibt so lange belegt; stammt er von einem Roboter, sagen Sie ihn ab.',
    news: {
      'note-added': 'Neue Notiz',
      'files-added': 'Neue Dateien',
      'files-scanned': 'Virenprüfung',
      'request-withdrawn': 'Zurückgezogen',
    },
    files: (reference) =>
      `Sie hängen nicht an: Das Werkzeug des Büros kopiert sie in einen Ordner, „requests files ${reference} ORDNER“.`,
    reply: 'Antworten Sie auf diese Nachricht, um der anfragenden Person zu schreiben.',
    noReply: 'Es gibt keine gültige E-Mail-Adresse: Bitte rufen Sie an.',
  },
  labels: {
    reference: 'Referenz',
    about: 'Betreff',
    receivedAt: 'Eingegangen',
    answerBy: 'Zugesagt für',
    page: 'Seite',
    locale: 'Sprache der Seite',
    preferredLocale: 'Möchte Antwort auf',
    name: 'Name',
    phone: 'Telefon',
    email: 'E-Mail',
    message: 'Nachricht',
    files: 'Dateien',
    metadata: 'enthält noch die Daten der Kamera, vielleicht auch den Ort',
    pages: (count) => `${count} ${count === 1 ? 'Seite' : 'Seiten'}`,
    attachments: (count) => `${count} ${count === 1 ? 'eingebettete Datei' : 'eingebettete Dateien'}`,
    scripts: (count) => `${count} ${count === 1 ? 'Skript' : 'Skripte'}`,
    scan: {
      waiting: 'wartet auf die Virenprüfung und lässt sich noch nicht kopieren',
      infected: 'gelöscht: Die Virenprüfung hat etwas gefunden',
    },
    notes: 'Ergänzte Notizen',
    privacy: 'Datenschutzerklärung',
    marketing: 'Einverstanden mit Werbung',
    referrer: 'Kommt von',
  },
  privacyAgreed: (version, at) => `zugestimmt, Fassung ${version}, ${at}`,
  footer: {
    taxId: (id) => `Steuernummer (NIF) ${id}`,
    privacy: 'Datenschutzerklärung',
  },
}
