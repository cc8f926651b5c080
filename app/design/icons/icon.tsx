import type { ReactNode } from 'react'
import { icons } from 'virtual:icons'
import type { IconName } from './icon-names.ts'

export type { IconName } from './icon-names.ts'

interface IconProps {
  readonly name: IconName
  /** The accessible name if no adjacent text provides it; without it the icon is decoration. */
  readonly label?: string
  readonly className?: string
}

/** An icon 1.25 times as wide and high as the text around it, in the text's colour. */
export function Icon({ name, label, className }: IconProps): ReactNode {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" {...meaning}>
      <path d={icons[name]} />
    </svg>
  )
}
