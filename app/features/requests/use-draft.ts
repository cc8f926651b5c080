import { useEffect, useRef, useState, type RefObject } from 'react'
import { isChanged, isControl, isTicked, type Control } from '#ui/control.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { session } from './session.ts'
import type { RequestDialog } from './submission.ts'

const prefix = 'draft:'
const sentKey = 'draft-sent'
const never = new Set(['key', 'opened', 'website', 'proof', 'privacy', 'marketing'])

/** What was typed by field, several values where several boxes are ticked. */
export type Draft = Readonly<Record<string, readonly string[]>>

function controls(form: HTMLFormElement): Control[] {
  return [...form.elements]
    .filter(isControl)
    .filter(({ name, type }) => type !== 'file' && name !== '' && !never.has(name))
}

/** What was typed, also into fields that are hidden now, but no consent and no file. */
export function readDraft(form: HTMLFormElement): Draft {
  const draft: Record<string, string[]> = {}
  for (const control of controls(form)) {
    const values = (draft[control.name] ??= [])
    if (!isTicked(control) || control.checked) values.push(control.value)
  }
  return draft
}

function restore(form: HTMLFormElement, draft: Draft, newer: ReadonlySet<string>): void {
  for (const control of controls(form)) {
    const values = draft[control.name]
    if (!Array.isArray(values) || newer.has(control.name)) continue
    if (isTicked(control)) control.checked = values.includes(control.value)
    else control.value = values[0] ?? ''
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

function savedDraft(dialog: RequestDialog): Draft {
  return JSON.parse(session.read(prefix + dialog) ?? '{}') as Draft
}

/** The names of the fields that the visitor changed before the script was there to hear of it. */
const changedEarly = (form: HTMLFormElement) =>
  new Set(
    controls(form)
      .filter(isChanged)
      .map(({ name }) => name),
  )

/**
 * Keeps what is typed into a form for as long as the tab lives, so that closing the dialog or reloading the
 * page loses nothing. What stands in a form that came with the page and was `refused` is newer than any draft.
 */
export function useDraft(dialog: RequestDialog, refused: boolean): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null)
  const running = useHydrated()
  const [came] = useState({ withPage: !running, refused })
  useEffect(() => {
    const form = ref.current
    if (!form) return
    const save = () => session.write(prefix + dialog, JSON.stringify(readDraft(form)))
    const newer = came.withPage ? changedEarly(form) : new Set<string>()
    if (!came.withPage || !came.refused) restore(form, savedDraft(dialog), newer)
    if (came.withPage && (came.refused || newer.size > 0)) save()
    const send = () => session.write(sentKey, dialog)
    form.addEventListener('input', save)
    form.addEventListener('submit', send)
    return () => {
      form.removeEventListener('input', save)
      form.removeEventListener('submit', send)
    }
  }, [dialog, came])
  return ref
}

/** Forgets the draft of the form that was sent last, once it is stored. */
export function forgetSentDraft(): void {
  const dialog = session.read(sentKey)
  if (dialog !== null) session.forget(prefix + dialog)
  session.forget(sentKey)
}
