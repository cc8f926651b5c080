// Made from es.json by tools/content/rules/messages.types.unit.test.ts: what each text is filled with, without its words.
declare const messages: {
  readonly frame: {
    readonly lang: ''
    readonly desk: ''
    readonly navigation: ''
    readonly skip: ''
    readonly signOut: ''
    readonly demo: ''
    readonly news: ''
  }
  readonly nav: {
    readonly today: ''
    readonly requests: ''
    readonly day: ''
    readonly people: ''
    readonly undelivered: ''
    readonly searches: ''
    readonly content: ''
    readonly export: ''
    readonly staff: ''
    readonly audit: ''
  }
  readonly roles: {
    readonly clerk: {
      readonly name: ''
      readonly can: ''
    }
    readonly adviser: {
      readonly name: ''
      readonly can: ''
    }
    readonly manager: {
      readonly name: ''
      readonly can: ''
    }
    readonly editor: {
      readonly name: ''
      readonly can: ''
    }
    readonly operator: {
      readonly name: ''
      readonly can: ''
    }
  }
  readonly languages: {
    readonly es: ''
    readonly en: ''
    readonly de: ''
  }
  readonly form: {
    readonly optional: ''
    readonly save: ''
    readonly cancel: ''
    readonly errors: '{count, number}'
    readonly required: ''
    readonly choose: ''
  }
  readonly list: {
    readonly pages: ''
    readonly previous: ''
    readonly next: ''
    readonly page: '{page}'
    readonly filter: ''
  }
  readonly passkey: {
    readonly failed: ''
    readonly cancelled: ''
    readonly limited: ''
    readonly unsupported: ''
    readonly defaultName: ''
    readonly noScript: ''
  }
  readonly signIn: {
    readonly title: ''
    readonly lead: ''
    readonly locked: '{name}'
    readonly lockedLead: ''
    readonly entered: ''
    readonly goOn: ''
    readonly other: ''
    readonly submit: ''
    readonly provider: '{provider}'
    readonly lost: ''
  }
  readonly join: {
    readonly title: ''
    readonly lead: ''
    readonly what: ''
    readonly where: ''
    readonly second: ''
    readonly submit: ''
  }
  readonly confirm: {
    readonly title: ''
    readonly lead: ''
    readonly lockedLead: ''
    readonly submit: ''
    readonly kept: ''
  }
  readonly message: {
    readonly home: ''
    readonly forbidden: {
      readonly title: ''
      readonly text: ''
    }
    readonly missing: {
      readonly title: ''
      readonly text: ''
    }
    readonly fault: {
      readonly title: ''
      readonly text: ''
    }
    readonly store: {
      readonly title: ''
      readonly text: ''
    }
    readonly 'too-many': {
      readonly title: ''
      readonly text: ''
    }
    readonly 'unknown-account': {
      readonly title: ''
      readonly text: ''
    }
    readonly 'cross-site': {
      readonly title: ''
      readonly text: ''
    }
  }
  readonly me: {
    readonly title: '{name}'
    readonly passkeys: ''
    readonly key: ''
    readonly added: ''
    readonly used: ''
    readonly never: ''
    readonly remove: ''
    readonly removeNamed: '{name}'
    readonly add: ''
    readonly onlyOne: ''
    readonly onlyOneWhy: ''
    readonly language: ''
  }
  readonly staff: {
    readonly title: ''
    readonly lead: ''
    readonly name: ''
    readonly role: ''
    readonly roleHint: ''
    readonly offices: ''
    readonly officesHint: ''
    readonly allOffices: ''
    readonly adviser: ''
    readonly adviserHint: ''
    readonly noAdviser: ''
    readonly adviserMissing: ''
    readonly email: ''
    readonly emailHint: ''
    readonly emailInvalid: ''
    readonly nameTaken: ''
    readonly emailTaken: ''
    readonly lastManager: ''
    readonly state: ''
    readonly disabled: ''
    readonly invited: ''
    readonly active: '{count, number}'
    readonly add: ''
    readonly addSubmit: ''
    readonly entry: ''
    readonly access: ''
    readonly linkTitle: '{name}'
    readonly linkText: ''
    readonly invite: ''
    readonly inviteText: ''
    readonly disable: ''
    readonly disableText: ''
    readonly disabledText: ''
    readonly enable: ''
  }
  readonly audit: {
    readonly title: ''
    readonly lead: ''
    readonly who: ''
    readonly everyone: ''
    readonly at: ''
    readonly what: ''
    readonly concerned: ''
    readonly erased: ''
    readonly commandLine: ''
    readonly none: ''
    readonly actions: {
      readonly 'sign-in': ''
      readonly 'passkey-added': ''
      readonly 'passkey-removed': ''
      readonly 'member-added': ''
      readonly 'member-changed': ''
      readonly 'member-disabled': ''
      readonly 'member-enabled': ''
      readonly 'member-invited': ''
      readonly 'request-read': ''
      readonly 'request-changed': ''
      readonly 'request-released': ''
      readonly 'request-erased': ''
      readonly 'person-copied': ''
      readonly 'person-erased': ''
      readonly 'contact-corrected': ''
      readonly 'file-read': ''
      readonly 'note-written': ''
      readonly 'reply-written': ''
      readonly 'appointment-booked': ''
      readonly 'appointment-moved': ''
      readonly 'appointment-cancelled': ''
      readonly 'times-blocked': ''
      readonly 'times-opened': ''
      readonly 'message-retried': ''
      readonly 'message-dismissed': ''
      readonly export: ''
      readonly 'person-read': ''
      readonly 'marketing-withdrawn': ''
      readonly 'text-changed': ''
      readonly 'draft-discarded': ''
      readonly 'publication-asked': ''
      readonly 'publication-scheduled': ''
      readonly 'schedule-cancelled': ''
      readonly 'publication-undone': ''
    }
    readonly count: '{count, number}'
  }
  readonly done: {
    readonly saved: ''
    readonly 'passkey-added': ''
    readonly 'passkey-removed': ''
    readonly disabled: ''
    readonly enabled: ''
    readonly 'appointment-booked': ''
    readonly 'appointment-moved': ''
    readonly 'appointment-reassigned': ''
    readonly 'appointment-cancelled': ''
    readonly 'appointment-blocked': ''
    readonly 'appointment-opened': ''
    readonly 'sent-again': ''
    readonly 'nothing-left': ''
    readonly dismissed: ''
    readonly 'address-corrected': ''
    readonly 'address-corrected-unsent': ''
    readonly 'marketing-withdrawn': ''
    readonly 'person-erased': ''
    readonly 'person-erased-unscrubbed': ''
    readonly 'request-state': ''
    readonly 'request-work': ''
    readonly 'request-note': ''
    readonly 'request-reply': ''
    readonly 'request-contact': ''
    readonly 'request-email': ''
    readonly 'request-released': ''
    readonly 'request-erased': ''
    readonly 'request-gone': ''
    readonly 'content-saved': ''
    readonly 'content-discarded': ''
  }
}
export default messages
