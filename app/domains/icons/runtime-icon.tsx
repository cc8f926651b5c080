import { useEffect, useState, type ReactNode } from 'react'
import { readIcons } from './icon-source.ts'

const known = new Map<string, Promise<string | undefined>>()
let waiting: Map<string, (path: string | undefined) => void> | undefined

/** Only path data is taken from an icon, never its markup: it may come from another server. */
function pathOf(body: string | undefined): string | undefined {
  const paths = [...(body ?? '').matchAll(/ d="([^"]+)"/g)].map((match) => match[1])
  // A later path may begin with a relative move; from the origin it means the same alone or joined.
  return paths.length === 0 ? undefined : paths.join('M0 0')
}

function configuredServices(): string[] {
  return document.getElementById('boot')?.dataset['icons']?.split(' ') ?? []
}

async function send(asked: ReadonlyMap<string, (path: string | undefined) => void>): Promise<void> {
  const icons = await readIcons([...asked.keys()], configuredServices())
  for (const [name, answer] of asked) {
    const path = pathOf(icons[name]?.body)
    if (path === undefined) console.warn(`Icon failing to load: ${name}`)
    answer(path)
  }
}

/** The path data of an icon; icons that are asked for together travel together. Nothing where it fails. */
function loadIconPath(name: string): Promise<string | undefined> {
  const found = known.get(name)
  if (found !== undefined) return found
  const path = new Promise<string | undefined>((resolve) => {
    if (waiting === undefined) {
      const batch = (waiting = new Map())
      queueMicrotask(() => {
        waiting = undefined
        void send(batch)
      })
    }
    waiting.set(name, resolve)
  })
  known.set(name, path)
  return path
}

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
