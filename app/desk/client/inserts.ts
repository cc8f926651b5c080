type TextControl = HTMLInputElement | HTMLTextAreaElement

function isText(target: EventTarget | null): target is TextControl {
  return (
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')
  )
}

/** Words that are selected stand for the dots in the notation. */
function put(control: TextControl, code: string): void {
  const { selectionStart, selectionEnd, value } = control
  const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length]
  const selected = value.slice(start, end)
  const text = code.includes('…') && selected !== '' ? code.replace('…', selected) : code
  control.setRangeText(text, start, end, 'end')
  const dots = text.indexOf('…')
  control.focus()
  if (dots !== -1) control.setSelectionRange(start + dots, start + dots + 1)
}

/** Puts facts, links and terms into the field that was used last. */
export function prepareInserts(): void {
  let last: TextControl | undefined
  document.addEventListener('focusin', ({ target }) => {
    if (isText(target) && target.closest('.content-form')) last = target
  })
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-insert]')) {
    button.addEventListener('click', () => {
      const control = last ?? document.querySelector<HTMLTextAreaElement>('.content-form textarea')
      if (control) put(control, button.dataset['insert'] ?? '')
    })
  }
}
