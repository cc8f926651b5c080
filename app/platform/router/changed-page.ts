import { isChanged, isControl, isTicked, type Control } from '#design/fields/control.ts'
import { standInOf, standIns } from '#design/hooks/translated-page.ts'

// For pages that translators, password managers or writing assistants change (ADR 0029). Loaded only on such pages.

/** Dispatched on the window once React has replaced server-rendered elements of the page. */
const replacedEvent = 'page-replaced'

/** The elements that visitors fill in, open and scroll. */
const carried = 'input, select, textarea, details, .dialog-body'

/** By key: elements that React has removed and not yet rendered again, because their code is still loading. */
const held = new Map<string, Element>()
let heldOn = ''

/** Fields that the visitor has changed since React rendered them. */
const touched = new WeakSet<EventTarget>()
/** The last focused element, even if it has been removed from the page. */
let focused: Element | null = document.activeElement
const scrolled = new WeakMap<Element, number>()

/** Text fields whose selection can be read and set. */
type TextField = HTMLInputElement | HTMLTextAreaElement

function keyOf(element: Element): string {
  const own = isControl(element)
    ? [element.name, element.type, isTicked(element) && element.value]
    : [element.className]
  // Ids of `useId` differ between server and browser.
  const id = /^_r/i.test(element.id) ? '' : element.id
  return [element.closest('form')?.getAttribute('action'), element.localName, id, ...own].join(' ')
}

/** The elements whose state can be carried over within some nodes; those with the same key are numbered. */
function carriedIn(nodes: Iterable<Node>): Map<string, Element> {
  const found = new Map<string, Element>()
  for (const node of nodes) {
    if (!(node instanceof Element)) continue
    for (const element of [node, ...node.querySelectorAll(carried)]) {
      if (!element.matches(carried)) continue
      const key = keyOf(element)
      let number = 0
      while (found.has(key + number)) number += 1
      found.set(key + number, element)
    }
  }
  return found
}

/** Sets a value as typing does: React ignores an event whose value it has already seen. */
function setValue(field: Control, value: string): void {
  const descriptor = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  descriptor?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }))
}

function carryControl(from: Control, to: Control): void {
  if (from.type === 'hidden') {
    // Such as the idempotency key of a form that may have been sent already.
    if (from.value !== '') to.value = from.value
  } else if (from.type === 'file') {
    const { files } = from as HTMLInputElement
    if (!files?.length) return
    Object.assign(to, { files })
    to.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (!isChanged(from)) return
  else if (isTicked(from)) {
    if (from.checked !== (to as HTMLInputElement).checked) to.click()
  } else if (from.value !== to.value) setValue(to, from.value)
}

function carryFocus(from: Element, to: HTMLElement): void {
  to.focus()
  focused = to
  const { selectionStart, selectionEnd, selectionDirection } = from as TextField
  // Email and number fields have no selection that scripts can read.
  if (typeof selectionStart === 'number')
    (to as TextField).setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
}

function carry(from: Element, to: Element): void {
  if (touched.has(to)) return
  if (isControl(from) && isControl(to)) carryControl(from, to)
  else if (from instanceof HTMLDetailsElement) Object.assign(to, { open: from.open })
  else to.scrollTop = scrolled.get(from) ?? 0
}

/** Copies the state of replaced fields to those that React has rendered again. */
function carryOver(changes: readonly MutationRecord[], again: boolean): void {
  const here = location.pathname + location.search
  if (heldOn !== here) held.clear()
  heldOn = here
  if (again) {
    const removed = carriedIn(changes.flatMap(({ removedNodes }) => [...removedNodes]))
    for (const [key, element] of removed) if (!element.isConnected) held.set(key, element)
    dispatchEvent(new Event(replacedEvent))
  }
  if (held.size === 0) return
  const lost = focused
  for (const [key, to] of carriedIn([document.body])) {
    const from = held.get(key)
    if (from === undefined) continue
    held.delete(key)
    carry(from, to)
    if (from === lost && to instanceof HTMLElement) carryFocus(from, to)
  }
}

const isStandIn = (node: Node | null | undefined): node is Element =>
  node instanceof Element && node.nodeName === 'FONT'

/** Records what a translator put in place of a text, and shows the text if React has changed it since. */
function followTexts(changes: readonly MutationRecord[]): void {
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
    // Translators translate it again.
    if (type === 'characterData' && !target.isConnected) standInOf(target)?.replaceWith(target)
    for (const node of removedNodes) {
      if (!(node instanceof Text || isStandIn(node))) continue
      const [added = [previousSibling, nextSibling].find(isStandIn)] = addedNodes
      if (!(added instanceof Element)) continue
      standIns.set(node, added)
    }
  }
}

/** Handles changes in the page; `again` means that React has rendered again what it could not hydrate. */
export function handleChanges(changes: readonly MutationRecord[], again: boolean): void {
  followTexts(changes)
  carryOver(changes, again)
}

addEventListener('input', ({ isTrusted, target }) => isTrusted && target && touched.add(target), true)
addEventListener(
  'focusin',
  ({ target }) => {
    // Removed elements keep their entry until React renders them again.
    if (target instanceof Element && focused?.isConnected !== false) focused = target
  },
  true,
)
addEventListener(
  'focusout',
  ({ target }) =>
    queueMicrotask(() => {
      // Blurred by the visitor, not because React removed it or the window lost focus.
      const isLeft = document.activeElement === document.body && document.hasFocus()
      if (isLeft && target instanceof Element && target.isConnected) focused = null
    }),
  true,
)
addEventListener(
  'scroll',
  ({ target }) => target instanceof Element && scrolled.set(target, target.scrollTop),
  { capture: true, passive: true },
)
for (const body of document.querySelectorAll('.dialog-body')) scrolled.set(body, body.scrollTop)
