import { useEffect, useRef, useState, type RefObject } from 'react'
import { draftKey } from './form-start.ts'
import { onKeptChange } from '#platform/browser/kept-changes.ts'
import { session } from '#platform/browser/session.ts'
import {
  changedNames,
  defaultValues,
  isControl,
  isTicked,
  putBack,
  type Control,
} from '#design/fields/control.ts'
import type { DialogName } from '#map/dialogs.ts'

const sentKey = 'draft-sent'
const never = new Set(['key', 'opened', 'website', 'proof', 'privacy', 'marketing'])
const opening = 'input[name="opened"]'

/** The typed values by field; several values if several boxes are ticked. */
type Draft = Readonly<Record<string, readonly string[]>>

function controls(form: HTMLFormElement): Control[] {
  return [...form.elements]
    .filter(isControl)
    .filter(({ name, type }) => type !== 'file' && type !== 'hidden' && name !== '' && !never.has(name))
}

/** The values of some fields, including hidden ones, but no consent and no file. */
function readDraft(form: HTMLFormElement, names: ReadonlySet<string>): Draft {
  const draft: Record<string, string[]> = {}
  for (const control of controls(form)) {
    if (!names.has(control.name)) continue
    const values = (draft[control.name] ??= [])
    if (!isTicked(control) || control.checked) values.push(control.value)
  }
  return draft
}

/** Whether a saved choice is still offered: some, such as a day, are only available for a while. */
function isOffered(form: HTMLFormElement, { name, type }: Control, values: readonly string[]): boolean {
  const choices = controls(form).filter((other) => other.name === name)
  return type !== 'radio' || choices.some(({ value }) => values.includes(value))
}

function restore(form: HTMLFormElement, draft: Draft, newer: ReadonlySet<string>): void {
  for (const control of controls(form)) {
    const values = draft[control.name]
    if (!Array.isArray(values) || newer.has(control.name) || !isOffered(form, control, values)) continue
    putBack(control, values)
  }
}

function savedDraft(dialog: DialogName): Draft {
  return JSON.parse(session.read(draftKey(dialog)) ?? '{}') as Draft
}

/**
 * Keeps the visitor's input for the lifetime of the tab, so that closing the dialog, reloading or going to another page
 * loses nothing; each page keeps its own presets. A form rendered with the page and `refused` is newer than any draft,
 * and was sent in full.
 */
export function useDraft(dialog: DialogName, refused: boolean): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null)
  // Only a form rendered with the page is refused from the start.
  const [isNewer] = useState(refused)
  useEffect(() => {
    const form = ref.current
    if (!form) return
    const key = draftKey(dialog)
    let known = session.read(key)
    const draft = savedDraft(dialog)
    // Changed before hydration.
    const early = changedNames(controls(form))
    if (!isNewer) restore(form, draft, early)
    let given = new Set(isNewer ? controls(form).map(({ name }) => name) : Object.keys(draft))
    const save = () => {
      for (const name of changedNames(controls(form))) given.add(name)
      // The page under the dialog may hold a form with some of the same fields.
      const before = savedDraft(dialog)
      const opened = before['opened']?.[0] || form.querySelector<HTMLInputElement>(opening)?.value
      const whole = { ...before, ...readDraft(form, given), ...(opened && { opened: [opened] }) }
      session.write(key, JSON.stringify(whole))
      known = session.read(key)
    }
    if (isNewer || early.size > 0) save()
    form.addEventListener('input', save)
    // The next page of the tab may have changed the draft, or sent it.
    const stop = onKeptChange(key, () => {
      const now = session.read(key)
      if (now === known) return
      known = now
      // Restored values do not count as typed.
      form.removeEventListener('input', save)
      if (now === null) for (const control of controls(form)) putBack(control, defaultValues(control))
      else restore(form, savedDraft(dialog), new Set())
      given = new Set(Object.keys(savedDraft(dialog)))
      form.addEventListener('input', save)
    })
    return () => {
      stop()
      form.removeEventListener('input', save)
    }
  }, [dialog, isNewer])
  return ref
}

let isSent = false
let phone: string | undefined

/** Whether a form was sent from this document and is still unanswered. */
export function wasSent(): boolean {
  return isSent
}

/** The phone number of that form, as typed: an answer's address contains nothing typed. */
export function sentPhone(): string | undefined {
  return phone
}

/** Records that a form is being sent: its draft is deleted once it is stored. */
export function noteSent(dialog: DialogName, form: FormData): void {
  isSent = true
  const typed = form.get('phone')
  phone = typeof typed === 'string' && typed !== '' ? typed : undefined
  session.write(sentKey, dialog)
}

/** Clears that record for a refused form: its content is still to be sent. */
export function forgetSent(): void {
  isSent = false
  phone = undefined
  session.forget(sentKey)
}

/** Deletes the draft of the last sent form once it is stored. */
export function forgetSentDraft(): void {
  const dialog = session.read(sentKey)
  if (dialog !== null) session.forget(draftKey(dialog))
  forgetSent()
}
