// Made from es.json by tools/content/rules/messages.types.unit.test.ts: what each text is filled with, without its words.
declare const messages: {
  readonly kind: {
    readonly 'mail-office': ''
    readonly 'mail-visitor': ''
    readonly 'mail-reply': ''
    readonly webhook: ''
    readonly 'mail-reminder': ''
  }
  readonly event: {
    readonly 'request-received': ''
    readonly 'note-added': ''
    readonly 'files-added': ''
    readonly 'files-scanned': ''
    readonly 'request-withdrawn': ''
    readonly 'reply-written': ''
    readonly 'appointment-confirmed': ''
    readonly 'appointment-moved': ''
    readonly 'appointment-cancelled': ''
    readonly 'appointment-reassigned': ''
    readonly 'appointment-reminder': ''
  }
  readonly state: {
    readonly sent: ''
    readonly waiting: ''
    readonly trying: ''
    readonly dead: ''
    readonly settled: ''
  }
  readonly code: {
    readonly 'mail-address': ''
    readonly 'request-gone': ''
    readonly 'mail-file': ''
    readonly deadline: ''
    readonly unexpected: ''
    readonly store: ''
    readonly smtp: {
      readonly 421: ''
      readonly 450: ''
      readonly 451: ''
      readonly 452: ''
      readonly 454: ''
      readonly 530: ''
      readonly 535: ''
      readonly 550: ''
      readonly 551: ''
      readonly 552: ''
      readonly 553: ''
      readonly 554: ''
      readonly 556: ''
      readonly EDNS: ''
      readonly EAUTH: ''
      readonly ETLS: ''
      readonly ECONNECTION: ''
      readonly ESOCKET: ''
      readonly ETIMEDOUT: ''
      readonly later: '{number}'
      readonly refused: '{number}'
      readonly other: '{number}'
    }
    readonly webhook: {
      readonly connection: ''
      readonly status: '{number}'
    }
    readonly other: '{code}'
  }
}
export default messages
