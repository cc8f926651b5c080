/** The server's flag in the page (app/domains/consent/page-rules.server.ts). */
function said(): string | undefined {
  return document.getElementById('boot')?.dataset['consent']
}

/** Whether this page asks for consent. */
export function isConsentAsked(): boolean {
  return said() === ''
}

/** Whether other pages ask for consent, but not this one, whose address is a secret. */
export function isConsentLater(): boolean {
  return said() === 'later'
}
