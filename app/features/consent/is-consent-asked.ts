/** Whether the site has something to ask: the server says so in the page (server/consent/page-flags.ts). */
export function isConsentAsked(): boolean {
  return document.getElementById('boot')?.dataset['consent'] !== undefined
}
