import type { ReactNode } from 'react'

interface SceneImageProps {
  /** File name of a scene under /art, without its ending. */
  readonly name: string
  /** What the picture says; empty where it only decorates. */
  readonly alt?: string
  /** The page's first picture: loaded at once and before others. */
  readonly eager?: boolean
}

/** A drawn scene that fills its frame. The frame sets the size; 3:2 is the scenes' own shape. */
export function SceneImage({ name, alt = '', eager = false }: SceneImageProps): ReactNode {
  return (
    <img
      className="scene-image"
      src={`/art/${name}.svg`}
      alt={alt}
      width={1200}
      height={800}
      decoding="async"
      fetchPriority={eager ? 'high' : undefined}
      loading={eager ? undefined : 'lazy'}
    />
  )
}
