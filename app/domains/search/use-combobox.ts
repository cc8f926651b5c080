import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'

interface ComboboxParts {
  readonly input: HTMLInputElement
  /** Id of the list of options; an option's is this, a hyphen and its place. */
  readonly listId: string
  readonly count: number
  /** Asked for by the Delete key on an option. */
  readonly onDelete?: (index: number) => void
}

interface Combobox {
  readonly open: boolean
  readonly active: number
}

/** The text field's value. */
export function useTyped(input: HTMLInputElement): string {
  const subscribe = useCallback(
    (listener: () => void) => {
      input.addEventListener('input', listener)
      return () => input.removeEventListener('input', listener)
    },
    [input],
  )
  return useSyncExternalStore(subscribe, () => input.value)
}

/** Wires a plain text field as a combobox with a list of links (WAI-ARIA practices, list autocomplete). */
export function useCombobox({ input, listId, count, onDelete }: ComboboxParts): Combobox {
  // Late on a slow line, when the field may have been left.
  const [open, setOpen] = useState(() => document.activeElement === input)
  const [active, setActive] = useState(-1)
  const visible = open && count > 0
  const current = active < count ? active : -1

  useEffect(() => {
    const optionId = (index: number) => `${listId}-${index}`
    const keys: Record<string, () => void> = {
      ArrowDown: () => {
        setOpen(true)
        setActive(visible ? (current + 1) % count : 0)
      },
      ArrowUp: () => {
        setOpen(true)
        setActive(visible && current > 0 ? current - 1 : count - 1)
      },
    }
    const keydown = (event: KeyboardEvent) => {
      if (event.isComposing) return
      const move = keys[event.key]
      if (move && count > 0) {
        event.preventDefault()
        return move()
      }
      if (!visible) return
      if (event.key === 'Escape') {
        // The first Escape closes the list, the next one its container.
        event.preventDefault()
        event.stopPropagation()
        setOpen(false)
        setActive(-1)
      } else if (event.key === 'Enter' && current >= 0) {
        event.preventDefault()
        document.getElementById(optionId(current))?.click()
      } else if (event.key === 'Delete' && current >= 0 && onDelete) {
        event.preventDefault()
        onDelete(current)
      }
    }
    const changed = () => {
      setOpen(true)
      setActive(-1)
    }
    const show = () => setOpen(true)
    const left = (event: FocusEvent) => {
      if (!input.form?.contains(event.relatedTarget as Node | null)) setOpen(false)
    }
    input.addEventListener('keydown', keydown)
    input.addEventListener('input', changed)
    input.addEventListener('focus', show)
    input.addEventListener('pointerdown', show)
    input.form?.addEventListener('focusout', left)
    return () => {
      input.removeEventListener('keydown', keydown)
      input.removeEventListener('input', changed)
      input.removeEventListener('focus', show)
      input.removeEventListener('pointerdown', show)
      input.form?.removeEventListener('focusout', left)
    }
  }, [input, listId, count, visible, current, onDelete])

  useEffect(() => {
    input.role = 'combobox'
    input.ariaAutoComplete = 'list'
    input.ariaExpanded = String(visible)
    if (visible) input.setAttribute('aria-controls', listId)
    else input.removeAttribute('aria-controls')
    if (visible && current >= 0) {
      const id = `${listId}-${current}`
      input.setAttribute('aria-activedescendant', id)
      document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
    } else input.removeAttribute('aria-activedescendant')
  }, [input, listId, visible, current])

  return { open: visible, active: current }
}
