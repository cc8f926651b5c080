import { useEffect, useRef, useState, type RefObject } from 'react'
import { isChanged, isControl, isTicked, type Control } from '#ui/control.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import type { Choice } from './choice.ts'

const storageKey = 'draft:appointment-dialog'
/** What is typed; never a consent, and no time, which may be gone when the form is opened again. */
const typed = ['topic', 'name', 'phone', 'country', 'email', 'message'] as const
const choices = ['office', 'talk', 'mode'] as const

type Draft = Partial<Record<(typeof typed)[number] | (typeof choices)[number], string>>

function readDraft(): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Draft
  } catch {
    // The browser blocks the tab's memory.
    return {}
  }
}

function write(form: HTMLFormElement): void {
  const data = new FormData(form)
  const entries = [...typed, ...choices].map((name) => [name, data.get(name)])
  const kept = JSON.stringify(Object.fromEntries(entries.filter(([, value]) => value)))
  try {
    sessionStorage.setItem(storageKey, kept)
  } catch {
    // What was typed stays in the form; closed, it is forgotten.
  }
}

function fill(form: HTMLFormElement, draft: Draft, newer: readonly Control[]): void {
  for (const name of typed) {
    const control = form.elements.namedItem(name)
    const value = draft[name]
    if (value === undefined || !isControl(control) || newer.includes(control)) continue
    control.value = value
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** The choices among the controls that were changed early; a near time stands for the slot it is. */
function chosen(early: readonly Control[]): Wish {
  const radios = early.filter((control) => isTicked(control) && control.type === 'radio' && control.checked)
  return Object.fromEntries(radios.map(({ name, value }) => [name === 'near' ? 'slot' : name, value]))
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
  const running = useHydrated()
  const [cameWithPage] = useState(!running)
  useEffect(() => {
    const form = ref.current
    if (!form) return
    const draft = readDraft()
    // Changed on the page as it came, before the script was there to hear of it.
    const early = cameWithPage ? [...form.elements].filter(isControl).filter(isChanged) : []
    first.current(draft, chosen(early))
    fill(form, draft, early)
    const save = () => write(form)
    if (early.length > 0) save()
    form.addEventListener('input', save)
    return () => form.removeEventListener('input', save)
  }, [cameWithPage])
  return ref
}

/** Forgets it, once an appointment is booked. */
export function forgetKeptForm(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Nothing was kept.
  }
}
