import type { Connection } from '#platform/browser/connection.ts'

/**
 * Judges a form's phone number in the browser by the rules of the server. They are loaded when somebody begins to type
 * one, and not where data is saved: the server checks in any case.
 */
export function checkNumber(form: HTMLFormElement, signal: AbortSignal): void {
  const phone = form.elements.namedItem('phone')
  const country = form.elements.namedItem('country')
  if (!(phone instanceof HTMLInputElement) || !(country instanceof HTMLSelectElement)) return
  // The form library checks a field that was checked before on each input.
  const checkAgain = () => phone.value !== '' && phone.dispatchEvent(new Event('input', { bubbles: true }))
  const load = () => {
    // Read here: a shared function would bring this file's whole chunk into what every visit loads when idle.
    const { connection } = navigator as Navigator & { readonly connection?: Connection }
    if (connection?.saveData) return
    // A summary of errors goes away with the next input: rules that come late must not take it from its reader.
    import('./phone-number.ts')
      .then(() => form.querySelector('.error-summary') ?? checkAgain())
      .catch(() => undefined)
  }
  phone.addEventListener('input', load, { once: true, signal })
  country.addEventListener('change', checkAgain, { signal })
  // Filled in before, by a draft or by the server.
  if (phone.value !== '') load()
}
