import { useEffect, useState } from 'react'
import { request } from '#platform/browser/request.ts'
import type { Choice } from './choice.ts'
import { isBeyond, type SlotDays } from './slots.ts'

/** The known slots of an office. */
export interface KnownTimes {
  readonly slots?: SlotDays
  readonly failed: boolean
  readonly retry: () => void
  /** Loads the following days, if any; `failed` means that they could not be loaded. */
  readonly more: () => void
}

function fetchDays(office: string, language: string, from?: string): Promise<SlotDays> {
  return request<SlotDays>('/api/appointments/slots', { query: { office, language, from } })
}

/** How long loaded slots stay fresh in a form, in milliseconds. */
const longWhile = 15 * 60_000

/** Current slots, including the later days that had been loaded. */
function renewed(old: SlotDays, fresh: SlotDays): SlotDays {
  const last = fresh.days.at(-1)?.day ?? ''
  const later = old.days.filter(({ day }) => day > last)
  return later.length === 0 ? fresh : { ...fresh, days: [...fresh.days, ...later], later: old.later }
}

/** Slots joined with those of the following days. */
function extended(slots: SlotDays | undefined, next: SlotDays): SlotDays {
  return slots === undefined ? next : { ...slots, days: [...slots.days, ...next.days], later: next.later }
}

interface State {
  /** What the slots are for. */
  readonly of: string
  readonly slots?: SlotDays
  readonly failed: boolean
}

/**
 * Loads the slots of an office in a language from the server, up to the chosen day; `given` are those rendered with the
 * page.
 */
export function useSlotDays(
  { office, talk: language, day }: Pick<Choice, 'office' | 'talk' | 'day'>,
  given: SlotDays | undefined,
): KnownTimes {
  const key = `${office} ${language}`
  const [state, setState] = useState<State>({ of: given ? key : '', slots: given, failed: false })
  const [seen, setSeen] = useState(given)
  if (given !== seen) {
    setSeen(given)
    if (given) setState({ of: key, slots: given, failed: false })
  }
  const known: State = state.of === key ? state : { of: key, failed: false }
  const { slots: read } = known
  const settled = known.failed || (read !== undefined && !isBeyond(day, read))
  useEffect(() => {
    if (settled) return
    let current = true
    fetchDays(office, language, read?.later).then(
      (next) => current && setState({ of: key, slots: extended(read, next), failed: false }),
      () => current && setState({ of: key, slots: read, failed: true }),
    )
    return () => {
      current = false
    }
  }, [key, office, language, settled, read])
  useEffect(() => {
    const { slots } = state
    if (state.of !== key || slots === undefined) return
    let read = Date.now()
    const again = setInterval(() => {
      if (document.hidden || Date.now() - read < longWhile) return
      read = Date.now()
      fetchDays(office, language).then(
        (fresh) => setState((now) => (now.slots === slots ? { ...now, slots: renewed(slots, fresh) } : now)),
        // The server reports a slot that is gone.
        () => undefined,
      )
    }, 60_000)
    return () => clearInterval(again)
  }, [key, office, language, state])
  return {
    slots: known.slots,
    failed: known.failed,
    retry: () => setState({ of: key, failed: false }),
    more: () => {
      const { slots } = known
      if (slots?.later === undefined) return
      setState({ of: key, slots, failed: false })
      // The result is dropped if the slots changed meanwhile, as by another press or another office.
      const settle = (next: State) => setState((now) => (now.slots === slots ? next : now))
      fetchDays(office, language, slots.later).then(
        (next) => settle({ of: key, slots: extended(slots, next), failed: false }),
        () => settle({ of: key, slots, failed: true }),
      )
    },
  }
}
