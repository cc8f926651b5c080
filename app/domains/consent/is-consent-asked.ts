/** What the server says in the page (app/domains/consent/page-rules.server.ts). */
function said(): string | undefined {
  return document.getElementById('boot')?.dataset['consent']
}

/** Whether the site has something to ask on this page. */
export function isConsentAsked(): boolean {
  return said() === ''
}

/** Whether it is asked on other pages, but not on this one, whose address is a secret. */
export function isConsentLater(): boolean {
  return said() === 'later'
}
