import type { MailWords } from './words.ts'

export const wordsEn: MailWords = {
  dialogs: {
    'callback-dialog': 'Callback',
    'appointment-dialog': 'Appointment',
    'contact-dialog': 'Message',
    'general-dialog': 'Enquiry',
    'salud-dialog': 'Health insurance',
    'dental-dialog': 'Dental insurance',
    'mascotas-dialog': 'Pet insurance',
    'vidaDependencia-dialog': 'Long-term care insurance',
    'vidaRepatriacion-dialog': 'Life insurance with repatriation',
    'automoviles-dialog': 'Car insurance',
    'otrosvehiculos-dialog': 'Insurance for other vehicles',
    'hogar-dialog': 'Home insurance',
    'nie-dialog': 'NIE application',
    'contact-electricity-dialog': 'Electricity',
  },
  claim: 'Claim report',
  languages: { es: 'Spanish', en: 'English', de: 'German' },
  yes: 'yes',
  no: 'no',
  visitor: {
    subject: (reference) => `We have your request ${reference}`,
    title: 'We have your request',
    greeting: 'Hello,',
    received: 'Thank you for getting in touch. Your request has reached our office.',
    next: {
      callback: 'We will call you on the number you left.',
      callbackOn: (day, part) =>
        `We will call you on ${day}${part ? `, ${part}` : ''}, on the number you left.`,
      appointment:
        'We will be there for you at the time you chose. If you cannot make it, please let us know.',
      other: 'Somebody at the office will read it and answer you personally.',
    },
    parts: { morning: 'in the morning', midday: 'around midday', afternoon: 'in the afternoon' },
    answerBy: (day) => `You will hear from us by ${day} at the latest.`,
    reportBy: (day, phone) => `The time to report your claim ends on ${day}: please call us, ${phone}.`,
    quote: (reference) =>
      `If you call or write, mention the reference ${reference} and we will know what it is about.`,
    status: 'See where your request stands',
    noCover: 'A request for insurance is not a contract: cover begins when the insurer confirms it.',
    notYou:
      'Was this not you? Somebody must have mistyped their address. You can delete this message or let us know.',
  },
  office: {
    subject: (dialog, reference) => `${dialog}: ${reference}`,
    suspectMark: '[Check]',
    suspect:
      'It failed the checks against robots and is in quarantine. If a person sent it, release it; until then they get no mail from us.',
    suspectHolds: 'The appointment keeps its time meanwhile; if a robot made it, cancel it.',
    news: {
      'note-added': 'New note',
      'files-added': 'New files',
      'request-withdrawn': 'Withdrawn',
    },
    files: (reference) =>
      `They are not in this mail: the office’s tool copies them into a folder, “requests files ${reference} FOLDER”.`,
    reply: 'Reply to this message to write to the person who made the request.',
    noReply: 'They left no valid e-mail address: please call.',
  },
  labels: {
    reference: 'Reference',
    about: 'About',
    receivedAt: 'Received',
    answerBy: 'Promised for',
    page: 'Page',
    locale: 'Language of the page',
    preferredLocale: 'Wants an answer in',
    name: 'Name',
    phone: 'Phone',
    email: 'E-mail',
    message: 'Message',
    files: 'Files',
    metadata: 'still holds the camera’s data, perhaps the place too',
    notes: 'Added notes',
    privacy: 'Privacy policy',
    marketing: 'Agrees to marketing',
    referrer: 'Came from',
  },
  privacyAgreed: (version, at) => `agreed to, version ${version}, ${at}`,
  footer: {
    taxId: (id) => `Tax number (NIF) ${id}`,
    privacy: 'Privacy policy',
  },
}
