import type { ReactNode } from 'react'
import { Icon } from '#design/icons/icon.tsx'

interface FootBarProps {
  /** The page's call to action. */
  readonly action: ReactNode
  /** The href of the phone link, such as `tel:+34971000000`. */
  readonly phoneHref: string
  /** The phone button's label. */
  readonly phoneLabel: string
}

/**
 * On small screens: call to action and phone at the foot of the screen once the head's own button
 * is out of view. Must be last in an element of class `foot-bar-page`.
 */
export function FootBar({ action, phoneHref, phoneLabel }: FootBarProps): ReactNode {
  return (
    <div className="foot-bar-track">
      <div className="foot-bar">
        {action}
        <a className="foot-bar-phone" href={phoneHref} aria-label={phoneLabel} title={phoneLabel}>
          <Icon name="phone" />
        </a>
      </div>
    </div>
  )
}
