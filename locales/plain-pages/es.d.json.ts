// Made from es.json by tools/content/rules/messages.types.unit.test.ts: what each text is filled with, without its words.
declare const messages: {
  readonly busy: {
    readonly title: ''
    readonly text: '{phone}'
  }
  readonly wrong: {
    readonly title: ''
    readonly text: '{phone}'
  }
  readonly missing: {
    readonly title: ''
    readonly text: '{phone}'
  }
  readonly large: {
    readonly title: ''
    readonly text: '{phone}'
  }
  readonly fault: {
    readonly title: ''
    readonly text: '{phone}'
  }
}
export default messages
