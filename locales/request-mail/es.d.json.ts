// Made from es.json by tools/content/rules/messages.types.unit.test.ts: what each text is filled with, without its words.
declare const messages: {
  readonly dialogs: {
    readonly 'callback-dialog': ''
    readonly 'appointment-dialog': ''
    readonly 'contact-dialog': ''
    readonly 'general-dialog': ''
    readonly 'salud-dialog': ''
    readonly 'dental-dialog': ''
    readonly 'mascotas-dialog': ''
    readonly 'vidaDependencia-dialog': ''
    readonly 'vidaRepatriacion-dialog': ''
    readonly 'automoviles-dialog': ''
    readonly 'otrosvehiculos-dialog': ''
    readonly 'hogar-dialog': ''
    readonly 'nie-dialog': ''
    readonly 'contact-electricity-dialog': ''
    readonly 'client-certificate-dialog': ''
    readonly 'client-copy-dialog': ''
    readonly 'client-address-dialog': ''
    readonly 'client-bank-dialog': ''
    readonly 'client-vehicle-dialog': ''
    readonly 'client-person-dialog': ''
    readonly 'client-no-claims-dialog': ''
    readonly 'client-cancel-dialog': ''
    readonly 'client-complaint-dialog': ''
  }
  readonly claim: ''
  readonly languages: {
    readonly es: ''
    readonly en: ''
    readonly de: ''
  }
  readonly yes: ''
  readonly no: ''
  readonly greeting: ''
  readonly greetingByName: '{name}'
  readonly regards: ''
  readonly visitor: {
    readonly subject: '{reference}'
    readonly title: ''
    readonly received: ''
    readonly next: {
      readonly callback: ''
      readonly callbackOn: '{day} {part}'
      readonly appointment: ''
      readonly other: ''
    }
    readonly answerBy: '{day}'
    readonly reportBy: '{day} {phone}'
    readonly quote: '{reference}'
    readonly status: ''
    readonly noCover: ''
    readonly notYou: ''
  }
  readonly reply: {
    readonly keep: '{reference}'
    readonly status: ''
  }
  readonly office: {
    readonly subject: '{dialog} {reference}'
    readonly suspectMark: ''
    readonly suspect: ''
    readonly suspectHolds: ''
    readonly news: {
      readonly 'note-added': ''
      readonly 'files-added': ''
      readonly 'files-scanned': ''
      readonly 'request-withdrawn': ''
    }
    readonly files: '{reference}'
    readonly reply: ''
    readonly noReply: ''
  }
  readonly labels: {
    readonly reference: ''
    readonly about: ''
    readonly receivedAt: ''
    readonly answerBy: ''
    readonly page: ''
    readonly locale: ''
    readonly preferredLocale: ''
    readonly name: ''
    readonly phone: ''
    readonly email: ''
    readonly message: ''
    readonly files: ''
    readonly metadata: ''
    readonly pages: '{count, number}'
    readonly attachments: '{count, number}'
    readonly scripts: '{count, number}'
    readonly scan: {
      readonly waiting: ''
      readonly infected: ''
    }
    readonly notes: ''
    readonly privacy: ''
    readonly marketing: ''
    readonly referrer: ''
  }
  readonly privacyAgreed: '{at} {version}'
  readonly footer: {
    readonly taxId: '{id}'
    readonly privacy: ''
  }
}
export default messages
