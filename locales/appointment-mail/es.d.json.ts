// Made from es.json by tools/content/rules/messages.types.unit.test.ts: what each text is filled with, without its words.
declare const messages: {
  readonly visitor: {
    readonly booked: {
      readonly subject: '{reference}'
      readonly title: ''
      readonly intro: ''
    }
    readonly moved: {
      readonly subject: '{reference}'
      readonly title: ''
      readonly intro: ''
    }
    readonly cancelled: {
      readonly subject: '{reference}'
      readonly title: ''
      readonly intro: ''
    }
    readonly unconfirmed: {
      readonly subject: '{reference}'
      readonly title: ''
      readonly intro: ''
    }
    readonly lapsed: {
      readonly subject: '{reference}'
      readonly title: ''
      readonly intro: ''
    }
    readonly byOffice: {
      readonly subject: '{reference}'
      readonly title: ''
      readonly intro: ''
    }
    readonly movedByOffice: {
      readonly subject: '{reference}'
      readonly title: ''
      readonly intro: ''
    }
  }
  readonly next: {
    readonly 'in-person': ''
    readonly phone: ''
    readonly video: ''
  }
  readonly manage: ''
  readonly confirm: ''
  readonly seeWhetherFree: ''
  readonly heldUntil: '{moment}'
  readonly ignore: ''
  readonly add: ''
  readonly attached: ''
  readonly notYou: ''
  readonly surprised: ''
  readonly reason: ''
  readonly again: ''
  readonly sorry: ''
  readonly sorryMoved: ''
  readonly office: {
    readonly booked: ''
    readonly moved: ''
    readonly cancelled: ''
    readonly unconfirmed: ''
    readonly lapsed: ''
    readonly reassigned: ''
  }
  readonly officeUnconfirmed: ''
  readonly officeLapsed: ''
  readonly labels: {
    readonly when: ''
    readonly before: ''
    readonly where: ''
    readonly office: ''
    readonly how: ''
    readonly talk: ''
    readonly adviser: ''
    readonly topic: ''
    readonly reference: ''
  }
  readonly modes: {
    readonly 'in-person': ''
    readonly phone: ''
    readonly video: ''
  }
  readonly summary: '{brand} {office}'
  readonly insurance: ''
  readonly services: ''
  readonly claim: ''
  readonly other: ''
  readonly localTime: ''
  readonly reminder: {
    readonly subject: '{reference}'
    readonly title: ''
    readonly intro: ''
    readonly next: {
      readonly 'in-person': ''
      readonly phone: ''
      readonly video: '{phone}'
    }
    readonly bring: ''
    readonly atHand: ''
    readonly papers: {
      readonly services: ''
      readonly insurance: ''
      readonly claim: ''
      readonly other: ''
    }
    readonly cannot: '{phone}'
  }
}
export default messages
