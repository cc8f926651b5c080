import { useEffect, useRef, useState, type RefObject } from 'react'
import { draftKey } from '#forms/form-start.ts'
import { onKeptChange } from '#platform/browser/kept-changes.ts'
import { session } from '#platform/browser/session.ts'
import {
  changedNames,
  defaultValues,
  isChanged,
  isControl,
  isTicked,
  putBack,
  type Control,
} from '#design/fields/control.ts'
import { settleNear, type Choice } from './choice.ts'
import { dayOf } from './day-words.ts'

/** The fields in which something is chosen. */
const choiceNames = ['office', 'talk', 'mode', 'day', 'slot'] as const satisfies (keyof Choice)[]

/** What the visitor chose, by the names of the fields. */
type Wish = Partial<Record<(typeof choiceNames)[number], string>>

/** The choices in a record of named values, such as a draft. */
export function wishIn(values: Readonly<Record<string, unknown>>): Wish {
  const given = choiceNames.map((name) => [name, values[name]] as const)
  return Object.fromEntries(given.filter(([, value]) => typeof value === 'string'))
}

/**
 * The choices after one more field: a time also sets its day, and a new day clears the time. An alternative slot counts
 * as the slot itself; other fields change nothing.
 */
export function withChosen(wish: Wish, name: string, value: string): Wish {
  if (name === 'slot' || name === 'near') return { ...wish, slot: value, day: dayOf(value) }
  if (name === 'day') return { ...wish, day: value, slot: undefined }
  return { ...wish, ...wishIn({ [name]: value }) }
}

const storageKey = draftKey('appointment-dialog')
/** What is typed; never a consent. */
const typed = ['topic', 'name', 'phone', 'country', 'email', 'message'] as const

type Draft = Wish & Partial<Record<(typeof typed)[number] | 'opened', string>>

function readDraft(): Draft {
  return JSON.parse(session.read(storageKey) ?? '{}') as Draft
}

/** `typed` fields are read from the form; a `wish` is not, because an office may not offer the earlier choice. */
function write(form: HTMLFormElement, given: ReadonlySet<string>, wish: Wish): void {
  const data = new FormData(form)
  const entries = typed.filter((name) => given.has(name)).map((name) => [name, data.get(name)])
  const kept = Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'))
  const opened = readDraft().opened || data.get('opened')
  session.write(storageKey, JSON.stringify({ ...kept, ...wish, opened }))
}

const controlsOf = (form: HTMLFormElement) => [...form.elements].filter(isControl)

/** The fields whose value the browser holds; React sets the chosen ones. */
const typedIn = (form: HTMLFormElement) =>
  controlsOf(form).filter(({ name }) => typed.some((each) => each === name))

function fill(form: HTMLFormElement, draft: Draft, newer: ReadonlySet<string>): void {
  for (const control of typedIn(form)) {
    const value = draft[control.name as (typeof typed)[number]]
    if (value !== undefined && !newer.has(control.name)) putBack(control, [value])
  }
}

/** The choices among controls that were changed before hydration. */
function chosen(early: readonly Control[]): Wish {
  const radios = early.filter((control) => isTicked(control) && control.type === 'radio' && control.checked)
  return radios.reduce<Wish>((wish, { name, value }) => withChosen(wish, name, value), {})
}

/** Everything chosen in a form, by the visitor or by default. */
function chosenIn(form: HTMLFormElement): Wish {
  return wishIn(Object.fromEntries(settleNear(new FormData(form))))
}

/**
 * Keeps the visitor's input for the lifetime of the tab; each page keeps its own presets. A slot that is gone when the
 * form is reopened is restored all the same, so that the form can report it. After hydration, `onChoice` receives the
 * choices from an earlier draft and those made before hydration. A form rendered with the page and `refused` is newer
 * than any draft.
 */
export function useKeptForm(
  refused: boolean,
  onChoice: (draft: Wish, early: Wish) => void,
): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null)
  const first = useRef(onChoice)
  // Only a form rendered with the page is refused from the start.
  const [isNewer] = useState(refused)
  useEffect(() => {
    const form = ref.current
    if (!form) return
    let known = session.read(storageKey)
    const draft = isNewer ? {} : readDraft()
    // Changed before hydration.
    const early = controlsOf(form).filter(isChanged)
    const newer = changedNames(early)
    const earlier = wishIn(draft)
    first.current(earlier, chosen(early))
    fill(form, draft, newer)
    let given = new Set<string>([...(isNewer ? typed : Object.keys(draft)), ...newer])
    let wish = isNewer ? chosenIn(form) : { ...earlier, ...chosen(early) }
    const save = ({ target }: Pick<Event, 'target'>) => {
      for (const name of changedNames(typedIn(form))) given.add(name)
      if (target instanceof HTMLInputElement) {
        given.add(target.name)
        wish = withChosen(wish, target.name, target.value)
      }
      write(form, given, wish)
      known = session.read(storageKey)
    }
    if (isNewer || early.length > 0) save({ target: null })
    form.addEventListener('input', save)
    // The next page of the tab may have changed the draft, or booked.
    const stop = onKeptChange(storageKey, () => {
      const now = session.read(storageKey)
      if (now === known) return
      known = now
      const changed = readDraft()
      wish = wishIn(changed)
      given = new Set(Object.keys(changed))
      // Restored values do not count as typed.
      form.removeEventListener('input', save)
      if (now === null) for (const control of typedIn(form)) putBack(control, defaultValues(control))
      else fill(form, changed, new Set())
      first.current({}, wish)
      form.addEventListener('input', save)
    })
    return () => {
      stop()
      form.removeEventListener('input', save)
    }
  }, [isNewer])
  return ref
}

/** Deletes the draft once an appointment is booked. */
export function forgetKeptForm(): void {
  session.forget(storageKey)
}
