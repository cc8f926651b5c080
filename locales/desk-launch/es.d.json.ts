// Made from es.json by tools/content/rules/messages.types.unit.test.ts: what each text is filled with, without its words.
declare const messages: {
  readonly title: ''
  readonly lead: '{count, number}'
  readonly show: ''
  readonly optional: ''
  readonly counted: '{all} {missing}'
  readonly items: {
    readonly url: ''
    readonly brand: ''
    readonly legalName: ''
    readonly taxId: ''
    readonly commercialRegister: ''
    readonly registerKey: ''
    readonly class: ''
    readonly liability: ''
    readonly phone: ''
    readonly email: ''
    readonly insurer: ''
    readonly claimsPhone: ''
    readonly social: ''
    readonly address: ''
    readonly holidays: ''
    readonly people: ''
    readonly photos: ''
    readonly partners: ''
    readonly prices: ''
  }
}
export default messages
