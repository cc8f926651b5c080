/** The server's flag in the page (app/domains/consent/page-rules.server.ts). */
function consentFlag(): string | undefined {
  return document.getElementById('boot')?.dataset['consent']
}

/** Whether this page asks for consent. */
export function isConsentAsked(): boolean {
  return consentFlag() === ''
}

/** Whether other pages ask for consent, but not this one, whose address is a secret. */
export function isConsentLater(): boolean {
  return consentFlag() === 'later'
}
