import { useEffect, useRef, type RefObject } from 'react'
import type { RequestDialog } from './submission.ts'

const prefix = 'draft:'
const sentKey = 'draft-sent'
const never = new Set(['key', 'opened', 'website', 'proof', 'privacy', 'marketing'])

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What was typed by field, several values where several boxes are ticked. */
export type Draft = Readonly<Record<string, readonly string[]>>

function controls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      ((element instanceof HTMLInputElement && element.type !== 'file') ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== '' &&
      !never.has(element.name),
  )
}

const isTicked = (control: Control) =>
  control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type)

/** What was typed, also into fields that are hidden now, but no consent and no file. */
export function readDraft(form: HTMLFormElement): Draft {
  const draft: Record<string, string[]> = {}
  for (const control of controls(form)) {
    const values = (draft[control.name] ??= [])
    if (!isTicked(control) || (control as HTMLInputElement).checked) values.push(control.value)
  }
  return draft
}

function restore(form: HTMLFormElement, draft: Draft): void {
  for (const control of controls(form)) {
    const values = draft[control.name]
    if (!Array.isArray(values)) continue
    if (isTicked(control)) (control as HTMLInputElement).checked = values.includes(control.value)
    else control.value = values[0] ?? ''
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

function savedDraft(dialog: RequestDialog): Draft {
  return JSON.parse(sessionStorage.getItem(prefix + dialog) ?? '{}') as Draft
}

/**
 * Keeps what is typed into a form for as long as the tab lives, so that
 * closing the dialog or reloading the page loses nothing.
 */
export function useDraft(dialog: RequestDialog): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const form = ref.current
    if (!form) return
    restore(form, savedDraft(dialog))
    const save = () => sessionStorage.setItem(prefix + dialog, JSON.stringify(readDraft(form)))
    const send = () => sessionStorage.setItem(sentKey, dialog)
    form.addEventListener('input', save)
    form.addEventListener('submit', send)
    return () => {
      form.removeEventListener('input', save)
      form.removeEventListener('submit', send)
    }
  }, [dialog])
  return ref
}

/** Forgets the draft of the form that was sent last, once it is stored. */
export function forgetSentDraft(): void {
  const dialog = sessionStorage.getItem(sentKey)
  if (dialog !== null) sessionStorage.removeItem(prefix + dialog)
  sessionStorage.removeItem(sentKey)
}
