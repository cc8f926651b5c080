import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useHydrated } from './hooks/use-hydrated.ts'

/**
 * The index that a key selects from one of `count` tabs, wrapping at the ends; undefined for other
 * keys.
 */
export function tabAfter(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (from + 1) % count
  if (key === 'ArrowLeft') return (from + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** A tab with its panel. */
export interface Tab {
  /** Unique on the page: the panel's fragment, `#id`. */
  readonly id: string
  readonly title: string
  readonly content: ReactNode
}

interface TabsProps {
  /** The label of the tab list. */
  readonly label: string
  readonly tabs: readonly Tab[]
  /**
   * Titles of the tabs that scripts will add, whose space is reserved: in a narrow list they make
   * all wrap.
   */
  readonly later?: readonly string[]
}

/** The panel that the page's address names; markup before hydration does not depend on it. */
function addressed(tabs: readonly Tab[]): string | undefined {
  return typeof location === 'undefined' ? undefined : tabs.find(({ id }) => `#${id}` === location.hash)?.id
}

/**
 * Panels of which one is visible (WAI-ARIA tabs, selection follows focus). Before hydration the
 * tabs are links to the panels and the style sheet shows the targeted one; without JavaScript all
 * panels are visible.
 */
export function Tabs({ label, tabs, later = [] }: TabsProps): ReactNode {
  const ready = useHydrated()
  const prefix = useId()
  const [chosen, choose] = useState(() => addressed(tabs) ?? tabs[0]?.id)
  const move = (event: KeyboardEvent<HTMLElement>, from: number) => {
    const next = tabs[tabAfter(event.key, from, tabs.length) ?? -1]
    if (next === undefined) return
    event.preventDefault()
    choose(next.id)
    document.getElementById(prefix + next.id)?.focus()
  }
  return (
    <div className="tabs" data-ready={ready || undefined}>
      <div className="tabs-list" role={ready ? 'tablist' : undefined} aria-label={ready ? label : undefined}>
        {tabs.map((tab, index) => (
          <a
            key={tab.id}
            id={prefix + tab.id}
            href={`#${tab.id}`}
            {...(ready && {
              role: 'tab',
              'aria-selected': tab.id === chosen,
              'aria-controls': tab.id,
              tabIndex: tab.id === chosen ? 0 : -1,
              onClick: (event) => {
                event.preventDefault()
                choose(tab.id)
              },
              onKeyDown: (event) => move(event, index),
            })}
          >
            {tab.title}
          </a>
        ))}
        {later.map((title) => (
          <span key={title}>{title}</span>
        ))}
      </div>
      {tabs.map((tab) => (
        <section
          key={tab.id}
          id={tab.id}
          className="tabs-panel"
          aria-labelledby={prefix + tab.id}
          {...(ready && { role: 'tabpanel', hidden: tab.id !== chosen, tabIndex: 0 })}
        >
          <h3 className="tabs-title">{tab.title}</h3>
          {tab.content}
        </section>
      ))}
    </div>
  )
}
