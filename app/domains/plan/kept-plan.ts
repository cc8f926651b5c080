import { onKeptChange } from '#platform/browser/kept-changes.ts'
import { secondFields, secondInFields, type SecondPerson } from './plan-page-data.ts'

/** What this browser keeps of a plan beside the answers. */
export interface KeptPlan {
  /** Ids of the steps that are done; those of the second person begin with `2:`. */
  readonly done: readonly string[]
  /** Ids of the steps that we are to do. */
  readonly ask: readonly string[]
  readonly second?: SecondPerson | undefined
}

/** The storage key; `content/consent.yaml` lists it. */
const key = 'plan'

export const emptyPlan: KeptPlan = { done: [], ask: [] }

const ids = (fields: URLSearchParams, name: string) =>
  [...new Set((fields.get(name) ?? '').split(','))].filter((id) => /^(?:2:)?[a-z][a-z0-9-]*$/.test(id))

/** The plan kept in this browser; empty if storage is blocked. */
export function readKeptPlan(): KeptPlan {
  try {
    const fields = new URLSearchParams(localStorage.getItem(key) ?? '')
    return { done: ids(fields, 'done'), ask: ids(fields, 'ask'), second: secondInFields(fields) }
  } catch {
    return emptyPlan
  }
}

/** Keeps a plan in this browser only; an empty one is removed. */
export function keepPlan({ done, ask, second }: KeptPlan): void {
  try {
    const fields = new URLSearchParams(secondFields(second))
    if (done.length > 0) fields.set('done', done.join(','))
    if (ask.length > 0) fields.set('ask', ask.join(','))
    if (fields.size === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, String(fields))
  } catch {
    // The plan on the screen is right; it is only not kept.
  }
}

/** Calls back when another document may have changed the plan. */
export function onKeptPlan(changed: () => void): () => void {
  return onKeptChange(key, changed)
}
