import type { ReactNode } from 'react'
import { useArrived } from '#design/hooks/use-arrived.ts'

interface SceneImageProps {
  /** File name of a scene under /art, without its ending. */
  readonly name: string
  /** What the picture says; empty where it only decorates. */
  readonly alt?: string
  /** The page's first picture: in a page as it arrives it is loaded at once and before others. */
  readonly eager?: boolean
}

/** A drawn scene that fills its frame. The frame sets the size; 3:2 is the scenes' own shape. */
export function SceneImage({ name, alt = '', eager = false }: SceneImageProps): ReactNode {
  const arrived = useArrived()
  // On the way from another page the words are painted first: to take in a drawing costs a slow phone a frame.
  const first = eager && arrived
  return (
    <img
      className="scene-image"
      src={`/art/${name}.svg`}
      alt={alt}
      width={1200}
      height={800}
      decoding="async"
      fetchPriority={first ? 'high' : undefined}
      loading={first ? undefined : 'lazy'}
    />
  )
}
