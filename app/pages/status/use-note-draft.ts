import { useEffect } from 'react'
import { session } from '#platform/browser/session.ts'
import { isControl, putBack } from '#design/fields/control.ts'

interface NoteDraft {
  /** Id of the field. */
  readonly id: string
  /** The request's. */
  readonly reference: string
  /** How many notes it has so far. */
  readonly notes: number
}

/**
 * Keeps what is typed as the next note for as long as the tab lives: the page in another language is loaded anew.
 * What stands in the field already is newer.
 */
export function useNoteDraft({ id, reference, notes }: NoteDraft): void {
  useEffect(() => {
    const field = document.getElementById(id)
    if (!isControl(field)) return
    const keyOf = (count: number) => `draft:note ${reference} ${count}`
    session.forget(keyOf(notes - 1))
    const kept = session.read(keyOf(notes))
    if (kept !== null && field.value === '') putBack(field, [kept])
    const save = () => session.write(keyOf(notes), field.value)
    field.addEventListener('input', save)
    return () => field.removeEventListener('input', save)
  }, [id, reference, notes])
}
