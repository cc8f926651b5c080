import { useEffect, useRef, type RefObject } from 'react'
import type { Choice } from './choice.ts'

const storageKey = 'draft:appointment-dialog'
/** What is typed; never a consent, and no time, which may be gone when the form is opened again. */
const typed = ['topic', 'name', 'phone', 'country', 'email', 'message'] as const
const chosen = ['office', 'talk', 'mode'] as const

type Draft = Partial<Record<(typeof typed)[number] | (typeof chosen)[number], string>>

function readDraft(): Draft {
  return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Draft
}

function write(form: HTMLFormElement): void {
  const data = new FormData(form)
  const entries = [...typed, ...chosen].map((name) => [name, data.get(name)])
  sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(entries.filter(([, value]) => value))))
}

function fill(form: HTMLFormElement, draft: Draft): void {
  for (const name of typed) {
    const control = form.elements.namedItem(name)
    const value = draft[name]
    if (value === undefined || !(control instanceof HTMLElement) || !('value' in control)) continue
    control.value = value
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** What the visitor chose on the page as it came, before the script was there to hear of it. */
function chosenEarly(form: HTMLFormElement): Wish {
  const radios = [...form.elements].filter(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && element.type === 'radio',
  )
  const changed = radios.filter(({ checked, defaultChecked }) => checked && !defaultChecked)
  return Object.fromEntries(changed.map(({ name, value }) => [name === 'near' ? 'slot' : name, value]))
}

/** Choices by the names of their fields. */
export type Wish = Partial<Record<keyof Choice, string>>

/**
 * Keeps what is typed for as long as the tab lives. Once the form is there,
 * `onChoice` gets what an earlier draft had chosen, and what was chosen early.
 */
export function useKeptForm(onChoice: (draft: Wish, early: Wish) => void): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null)
  const first = useRef(onChoice)
  useEffect(() => {
    const form = ref.current
    if (!form) return
    const draft = readDraft()
    first.current(draft, chosenEarly(form))
    fill(form, draft)
    const save = () => write(form)
    form.addEventListener('input', save)
    return () => form.removeEventListener('input', save)
  }, [])
  return ref
}

/** Forgets it, once an appointment is booked. */
export function forgetKeptForm(): void {
  sessionStorage.removeItem(storageKey)
}
