import type { ReactNode } from 'react'
import { Icon, type IconName } from './icons/icon.tsx'

interface BadgeProps {
  /**
   * `plain` your part, `us` ours, `ok` settled, `bad` required or missed, `outline` only in some
   * cases.
   */
  readonly tone?: 'plain' | 'us' | 'ok' | 'bad' | 'outline'
  readonly icon?: IconName
  readonly children: ReactNode
}

/**
 * One or two words that classify the adjacent item; the words carry the meaning, the tint repeats
 * it.
 */
export function Badge({ tone = 'plain', icon, children }: BadgeProps): ReactNode {
  return (
    <span className={`badge badge-${tone}`}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
