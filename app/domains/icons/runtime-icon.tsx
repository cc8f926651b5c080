import { useEffect, useState, type ReactNode } from 'react'
import { loadIconPath } from './icon-paths.ts'

interface RuntimeIconProps {
  /** Any outline icon of Tabler, as content names it. */
  readonly name: string
  /** What the icon says where no words beside it do; without it the icon is decoration. */
  readonly label?: string
}

/**
 * An icon that is named at run time, in the size and colour of `Icon`. Until it is there, and where it fails, an
 * empty box of the same size, so that nothing moves. What a page names when it is built uses `Icon`.
 */
export function RuntimeIcon({ name, label }: RuntimeIconProps): ReactNode {
  const [loaded, setLoaded] = useState<{ readonly name: string; readonly path: string | undefined }>()
  useEffect(() => {
    let current = true
    void loadIconPath(name).then((path) => {
      if (current) setLoaded({ name, path })
    })
    return () => void (current = false)
  }, [name])
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  const path = loaded?.name === name ? loaded.path : undefined
  return (
    <svg className="icon" viewBox="0 0 24 24" {...meaning}>
      {path && <path d={path} />}
    </svg>
  )
}
