import { useEffect, useRef, useState, type RefObject } from 'react'
import { draftKey } from '#net/form-start.ts'
import { session } from '#net/session.ts'
import { changedNames, isChanged, isControl, isTicked, putBack, type Control } from '#ui/control.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import type { Choice } from './choice.ts'

const storageKey = draftKey('appointment-dialog')
/** What is typed; never a consent, and no time, which may be gone when the form is opened again. */
const typed = ['topic', 'name', 'phone', 'country', 'email', 'message'] as const
const choices = ['office', 'talk', 'mode'] as const

type Draft = Partial<Record<(typeof typed)[number] | (typeof choices)[number] | 'opened', string>>

function readDraft(): Draft {
  return JSON.parse(session.read(storageKey) ?? '{}') as Draft
}

function write(form: HTMLFormElement, given: ReadonlySet<string>): void {
  const data = new FormData(form)
  const entries = [...typed, ...choices]
    .filter((name) => given.has(name))
    .map((name) => [name, data.get(name)])
  const kept = Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'))
  session.write(storageKey, JSON.stringify({ ...kept, opened: readDraft().opened || data.get('opened') }))
}

const controlsOf = (form: HTMLFormElement) => [...form.elements].filter(isControl)

/** The fields whose value the browser holds; what is chosen is set anew by React. */
const typedIn = (form: HTMLFormElement) =>
  controlsOf(form).filter(({ name }) => typed.some((each) => each === name))

function fill(form: HTMLFormElement, draft: Draft, newer: ReadonlySet<string>): void {
  for (const control of typedIn(form)) {
    const value = draft[control.name as (typeof typed)[number]]
    if (value !== undefined && !newer.has(control.name)) putBack(control, [value])
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
 * Keeps what the visitor gave for as long as the tab lives, and leaves what a page presets to each page. Once the
 * form is there, `onChoice` gets what an earlier draft had chosen, and what was chosen early. What stands in a form
 * that came with the page and was `refused` is newer than any draft.
 */
export function useKeptForm(
  refused: boolean,
  onChoice: (draft: Wish, early: Wish) => void,
): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null)
  const first = useRef(onChoice)
  const running = useHydrated()
  const [came] = useState({ withPage: !running, refused })
  useEffect(() => {
    const form = ref.current
    if (!form) return
    const isNewer = came.withPage && came.refused
    const draft = isNewer ? {} : readDraft()
    // Changed on the page as it came, before the script was there to hear of it.
    const early = came.withPage ? controlsOf(form).filter(isChanged) : []
    const newer = changedNames(early)
    first.current(draft, chosen(early))
    fill(form, draft, newer)
    const given = new Set<string>([...(isNewer ? [...typed, ...choices] : Object.keys(draft)), ...newer])
    const save = ({ target }: Pick<Event, 'target'>) => {
      for (const name of changedNames(typedIn(form))) given.add(name)
      if (target instanceof HTMLInputElement) given.add(target.name)
      write(form, given)
    }
    if (isNewer || early.length > 0) save({ target: null })
    form.addEventListener('input', save)
    return () => form.removeEventListener('input', save)
  }, [came])
  return ref
}

/** Forgets it, once an appointment is booked. */
export function forgetKeptForm(): void {
  session.forget(storageKey)
}
