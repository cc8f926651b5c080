// Made from es.json by tools/content/rules/messages.types.unit.test.ts: what each text is filled with, without its words.
declare const messages: {
  readonly workingDays: '{amount} {count, number}'
  readonly millions: '{amount}'
}
export default messages
