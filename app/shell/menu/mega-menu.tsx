import { useRef, useEffect, type RefObject } from 'react'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import type { PageId } from '#map/pages/pages.ts'
import { Icon } from '#design/icons/icon.tsx'
import { TextLink } from '#design/text-link.tsx'
import { Drawing } from '#design/blocks/heroes/scene-image.tsx'
import { type MenuGroup, inOwnTab } from './menu-tree.ts'
import { useDismissable } from './language-menu.tsx'

const openDelay = 140
const closeDelay = 280

/**
 * Opens a menu when a mouse rests on it and closes it when the mouse has left, both after a delay,
 * so that merely crossing it does nothing. A menu opened by click or key stays until it is
 * dismissed.
 */
function useMegaHover(ref: RefObject<HTMLDetailsElement | null>, enabled: boolean): void {
  useEffect(() => {
    const details = ref.current
    if (!details || !enabled) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let byHover = false
    const later = (run: () => void, delay: number) => {
      clearTimeout(timer)
      timer = setTimeout(run, delay)
    }
    const enter = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      later(() => {
        if (details.open) return
        byHover = true
        details.open = true
      }, openDelay)
    }
    const leave = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      later(() => {
        if (byHover) details.open = false
        byHover = false
      }, closeDelay)
    }
    // The click that follows a hover opening would immediately close the menu; it pins it instead.
    const click = (event: Event) => {
      clearTimeout(timer)
      if (!byHover || !details.open) return
      byHover = false
      event.preventDefault()
    }
    const summary = details.querySelector('summary')
    const shown = new AbortController()
    details.addEventListener('pointerenter', enter, shown)
    details.addEventListener('pointerleave', leave, shown)
    summary?.addEventListener('click', click, shown)
    return () => {
      clearTimeout(timer)
      shown.abort()
    }
  }, [ref, enabled])
}

interface MegaMenuProps {
  readonly id: 'insurance' | 'services' | 'company'
  readonly label: string
  readonly scene: string
  /** The menu's own link, with its own text. */
  readonly links: readonly { readonly page: PageId; readonly label: string }[]
  readonly groups: readonly MenuGroup[]
  /** Whether the current page belongs to this menu. */
  readonly current: boolean
  /** Whether the full-screen menu of narrow screens is in use. */
  readonly narrow: boolean
  readonly currentPage: PageId | undefined
}

/** The heading of a group as a link; on narrow screens only if it leads to a page of its own. */
function GroupHeading({ group: { hub, href, label }, current }: { group: MenuGroup; current: boolean }) {
  const { pages } = useSite()
  const target = hub === undefined ? href : pages[hub].path
  if (target === undefined) return null
  return (
    <li className={hub === undefined ? 'mega-hub wide-only' : 'mega-hub'}>
      <a href={target} aria-current={current ? 'page' : undefined}>
        {label}
      </a>
    </li>
  )
}

/**
 * One section of the menu: a disclosure that opens a wide panel on large screens and a nested list
 * on small ones. Works before any script.
 */
export function MegaMenu({ id, label, scene, links, groups, current, narrow, currentPage }: MegaMenuProps) {
  const { pages } = useSite()
  const t = useT('menu')
  const ref = useRef<HTMLDetailsElement>(null)
  useDismissable(ref, !narrow)
  useMegaHover(ref, !narrow)
  return (
    <details
      ref={ref}
      className={`mega mega-${id}`}
      name={narrow ? undefined : 'mega'}
      data-current={current || undefined}
    >
      <summary>
        {label}
        <Icon name="chevron-down" />
      </summary>
      <div className="mega-panel">
        <div className="wrap">
          <div className="mega-intro">
            <Drawing name={scene} alt="" loading="lazy" />
            <p className="mega-title">{label}</p>
            <p className="muted small">{t(`intro.${id}`)}</p>
            {links.map(({ page, label: words }) => (
              <p key={page}>
                <TextLink href={pages[page].path}>{words}</TextLink>
              </p>
            ))}
          </div>
          <div className="mega-groups">
            {groups.map((group) => (
              <details key={group.id} className="mega-group">
                <summary>
                  <span>{group.label}</span>
                </summary>
                <ul>
                  <GroupHeading
                    group={group}
                    current={group.hub !== undefined && group.hub === currentPage}
                  />
                  {group.pages.map((page) => (
                    <li key={page}>
                      <a
                        href={pages[page].path}
                        aria-current={page === currentPage ? 'page' : undefined}
                        {...(narrow && inOwnTab(page))}
                      >
                        {pages[page].label}
                      </a>
                    </li>
                  ))}
                </ul>
              </details>
            ))}
          </div>
        </div>
      </div>
    </details>
  )
}
