/**
 * Warns in the console if the configured address of the site is missing or differs from the actual
 * one.
 */
export function checkBaseUrl(configured: string, actual: string = location.origin): void {
  if (configured === '') {
    console.warn('Missing base URL: links for search engines are left out')
  } else if (new URL(configured).origin !== actual) {
    console.warn(`Site URL and language base URL mismatch: ${actual} and ${configured}`)
  }
}
