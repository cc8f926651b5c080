import { useEffect, useState } from 'react'
import type { FormField } from './form-field.ts'

/** The value that a form's field has now, also after a draft was put back; `preset` until the page runs. */
export function useChosen({ formId, name, initial }: FormField, preset: string): string {
  const [chosen, setChosen] = useState(initial ?? preset)
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const read = () => setChosen(String(new FormData(form).get(name) ?? ''))
    read()
    form.addEventListener('input', read)
    form.addEventListener('change', read)
    return () => {
      form.removeEventListener('input', read)
      form.removeEventListener('change', read)
    }
  }, [formId, name])
  return chosen
}
