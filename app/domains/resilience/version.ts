import { request } from '#platform/browser/request.ts'

/** The event that announces a newer build. */
export const updateEvent = 'site:update'

const hour = 60 * 60_000
/** Returning to the tab triggers a check, but not more often than this. */
const minInterval = 60_000

const background = { cache: 'no-store', priority: 'low' } as const

/** The id of the newest build; undefined if it cannot be read. */
async function newestBuild(): Promise<string | undefined> {
  try {
    return (await request<{ id: string }>(`/builds/latest.json?${Date.now()}`, background)).id
  } catch (error) {
    console.error('Failed manifest load', error)
    return undefined
  }
}

/** Where the event is dispatched, and whose visibility shows that the visitor is back: the window and the document. */
export interface VersionSurroundings {
  readonly events: EventTarget
  readonly tab: EventTarget & { readonly visibilityState: string }
}

/** Checks for a newer build, and announces it once. */
export interface VersionWatch {
  readonly check: () => Promise<void>
  readonly stop: () => void
}

/**
 * Checks for a newer build every hour, on return to the tab and on demand; dispatches
 * `site:update` on the window at the first that differs.
 */
export function watchVersion(
  running: string | undefined,
  { events, tab }: VersionSurroundings,
  newest = newestBuild,
): VersionWatch {
  let announced = false
  let last = Date.now()
  const check = async () => {
    if (announced || running === undefined) return
    last = Date.now()
    const id = await newest()
    if (id === undefined || id === running || announced) return
    announced = true
    events.dispatchEvent(new Event(updateEvent))
  }
  const timer = setInterval(() => void check(), hour)
  const back = () => {
    if (tab.visibilityState === 'visible' && Date.now() - last >= minInterval) void check()
  }
  tab.addEventListener('visibilitychange', back)
  return {
    check,
    stop: () => {
      clearInterval(timer)
      tab.removeEventListener('visibilitychange', back)
    },
  }
}
