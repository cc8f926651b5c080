import { readAnswers } from '#domains/answers/answers.ts'
import { listCase } from '#domains/answers/list-answers.ts'

/** A list's stored state: the case and the ticks, as ids shared by all languages. */
export interface KeptList {
  readonly chosen: readonly string[]
  readonly done: readonly string[]
}

const nothing: KeptList = { chosen: [], done: [] }

/** The storage key of a page's list. */
export function keyOf(page: string): string {
  return `checklist:${page}`
}

function idsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
}

/** Parses the stored text; missing, damaged or malformed text counts as untouched. */
export function parseKept(text: string | null): KeptList {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null) return nothing
    return {
      chosen: idsIn('chosen' in value && value.chosen),
      done: idsIn('done' in value && value.done),
    }
  } catch {
    return nothing
  }
}

/** Whether two lists have the same case and the same ticks. */
export function isSameList(list: KeptList, other: KeptList | undefined): boolean {
  return JSON.stringify([list.chosen, list.done]) === JSON.stringify([other?.chosen, other?.done])
}

/** The list stored in this browser; untouched if storage is blocked. */
export function readKept(page: string): KeptList {
  try {
    return parseKept(localStorage.getItem(keyOf(page)))
  } catch {
    return nothing
  }
}

/**
 * The list as the visitor left it; a case that was never chosen here follows from answers given
 * elsewhere on the site.
 */
export function readList(page: string): KeptList {
  const kept = readKept(page)
  return kept.chosen.length > 0 ? kept : { ...kept, chosen: listCase(page, readAnswers()) }
}

/** Stores the list in this browser only. The list still works if storage is blocked or full. */
export function keep(page: string, kept: KeptList): void {
  try {
    if (kept.chosen.length + kept.done.length === 0) localStorage.removeItem(keyOf(page))
    else localStorage.setItem(keyOf(page), JSON.stringify(kept))
  } catch {
    // Nothing to report: the list on the screen is right, it is only not stored.
  }
}
