const controls = ':is(input, select, textarea):not(:disabled, [type="hidden"])'

/**
 * Finds the control for a field's id: the control itself, or the chosen or first one of a group.
 */
function controlOf(field: Element): HTMLElement | null {
  if (field.matches(controls)) return field as HTMLElement
  return field.querySelector<HTMLElement>(`${controls}:checked`) ?? field.querySelector<HTMLElement>(controls)
}

/** Scrolls a field with its label into view and focuses it; false if the page has no such field. */
export function focusField(id: string): boolean {
  const field = document.getElementById(id)
  const control = field && controlOf(field)
  if (!control) return false
  const frame = control.closest('.field, .checkbox') ?? control
  frame.scrollIntoView({ block: 'nearest' })
  control.focus({ preventScroll: true })
  return true
}
