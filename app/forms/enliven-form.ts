import { checkNumber } from './check-number.ts'
import { followNumber } from './follow-number.ts'
import { holdChecks } from './hold-checks.ts'
import { carryOrigin } from './visit-origin.ts'

/**
 * Gives a form what only a script can: where the visit came from, a list of countries that follows the number, a
 * check of the number, and checks that stay on the page.
 * @returns what takes it away again
 */
export function enlivenForm(form: HTMLFormElement | null | undefined): () => void {
  const gone = new AbortController()
  if (form) {
    carryOrigin(form, gone.signal)
    followNumber(form, gone.signal)
    checkNumber(form, gone.signal)
    holdChecks(form, gone.signal)
  }
  return () => gone.abort()
}
