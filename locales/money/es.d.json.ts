// Made from es.json by tools/content/rules/messages.types.unit.test.ts: what each text is filled with, without its words.
declare const messages: {
  readonly money: {
    readonly title: ''
    readonly all: ''
    readonly official: ''
    readonly officialNone: ''
    readonly officialVaries: ''
    readonly table: ''
    readonly source: '{day}'
    readonly seen: '{day}'
    readonly ours: ''
    readonly oursWritten: ''
    readonly oursPremium: ''
    readonly others: ''
    readonly ownRates: ''
    readonly time: ''
    readonly total: ''
    readonly service: ''
    readonly group: ''
    readonly allGroups: ''
    readonly words: ''
    readonly submit: ''
    readonly count: '{count, number}'
    readonly none: ''
  }
}
export default messages
