import type { AppointmentWords } from './words.server.ts'

export const wordsDe: AppointmentWords = {
  visitor: {
    booked: {
      subject: (reference) => `Ihr Termin ist gebucht: ${reference}`,
      title: 'Ihr Termin ist gebucht',
      intro: 'danke für Ihre Buchung. Diesen Tag und diese Uhrzeit haben Sie gewählt.',
    },
    moved: {
      subject: (reference) => `Ihr Termin ist verschoben: ${reference}`,
      title: 'Ihr Termin hat eine neue Zeit',
      intro: 'Ihr Termin ist verschoben. Ab jetzt gilt diese Zeit.',
    },
    cancelled: {
      subject: (reference) => `Ihr Termin ist abgesagt: ${reference}`,
      title: 'Ihr Termin ist abgesagt',
      intro:
        'dieser Termin ist abgesagt, die Zeit ist wieder frei. Einen neuen können Sie auf der Website buchen.',
    },
    unconfirmed: {
      subject: (reference) => `Bitte bestätigen Sie Ihren Termin: ${reference}`,
      title: 'Bitte bestätigen Sie Ihren Termin',
      intro:
        'diesen Tag und diese Uhrzeit haben Sie auf unserer Website gewählt. Verbindlich wird der Termin erst mit Ihrer Bestätigung.',
    },
    lapsed: {
      subject: (reference) => `Ihr Termin wurde nicht bestätigt: ${reference}`,
      title: 'Ihr Termin wurde nicht rechtzeitig bestätigt',
      intro:
        'wir haben diese Zeit 30 Minuten für Sie reserviert und nun wieder freigegeben. Wenn sie noch frei ist, können Sie sie über die Schaltfläche unten buchen. Ihre Anfrage liegt uns weiterhin vor; wir melden uns bei Ihnen.',
    },
    byOffice: {
      subject: (reference) => `Wir mussten Ihren Termin absagen: ${reference}`,
      title: 'Wir mussten Ihren Termin absagen',
      intro:
        'es tut uns leid: Wir können diesen Termin nicht wahrnehmen. Sie müssen nichts weiter tun, der Termin ist bereits abgesagt.',
    },
  },
  next: {
    'in-person': 'Wir erwarten Sie im Büro.',
    phone: 'Wir rufen Sie zu dieser Zeit unter der Nummer an, die Sie hinterlassen haben.',
    video: 'Vor dem Termin schicken wir Ihnen den Link für das Videogespräch.',
  },
  greeting: 'Guten Tag,',
  manage: 'Termin ansehen, verschieben oder absagen',
  confirm: 'Termin bestätigen',
  seeWhetherFree: 'Nachsehen, ob die Zeit noch frei ist',
  heldUntil: (moment) =>
    `Wir reservieren Ihnen diese Zeit bis ${moment}. Danach können andere sie wieder buchen.`,
  ignore:
    'Das waren nicht Sie? Dann brauchen Sie nichts zu tun: Ohne Ihre Bestätigung kommt kein Termin zustande, und wir geben die Zeit wieder frei.',
  add: 'Notiz oder Unterlagen hinzufügen',
  attached: 'Mit der angehängten Datei übernehmen Sie den Termin in Ihren Kalender.',
  notYou:
    'Das waren nicht Sie? Dann hat sich jemand bei der Adresse vertippt. Sie können den Termin absagen oder uns Bescheid geben.',
  surprised: 'Das überrascht Sie? Dann geben Sie uns bitte Bescheid.',
  reason: 'Grund',
  again: 'Neuen Termin buchen',
  sorry:
    'Bitte entschuldigen Sie die Unannehmlichkeiten. Falls keine der freien Zeiten passt, antworten Sie auf diese E-Mail oder rufen Sie uns an. Wir finden gemeinsam einen Termin.',
  office: {
    booked: 'Neuer Termin',
    moved: 'Termin verschoben',
    cancelled: 'Termin abgesagt',
    unconfirmed: 'Termin noch nicht bestätigt',
    lapsed: 'Termin nicht bestätigt',
  },
  officeUnconfirmed:
    'Der Kunde hat einen Link zur Bestätigung bekommen und ihn noch nicht benutzt. Die Zeit ist 30 Minuten reserviert.',
  officeLapsed:
    'Der Kunde hat einen Link zur Bestätigung bekommen und ihn nicht innerhalb von 30 Minuten benutzt; die Zeit ist wieder frei. Die Anfrage ist weiterhin offen: Bitte melden Sie sich.',
  labels: {
    when: 'Wann',
    before: 'Bisher',
    where: 'Wo',
    office: 'Büro',
    how: 'Wie',
    talk: 'Gesprächssprache',
    adviser: 'Zuständig',
    topic: 'Thema',
    reference: 'Referenz',
  },
  modes: { 'in-person': 'im Büro', phone: 'telefonisch', video: 'per Videogespräch' },
  summary: (brand, office) => `Termin bei ${brand}, ${office}`,
  insurance: 'Versicherungen',
  services: 'Dienstleistungen',
  claim: 'Ein Schadenfall',
  other: 'Etwas anderes',
  localTime: 'Ortszeit Mallorca',
}
