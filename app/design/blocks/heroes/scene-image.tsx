import type { ReactNode } from 'react'
import { useArrived } from '#design/hooks/use-arrived.ts'

/** A scene and what it shows. */
export interface ScenePicture {
  readonly name: string
  readonly alt: string
  /** Where a wide screen looks, in per cent from the left; the middle by default. */
  readonly focus?: number
}

interface SceneImageProps {
  /** File name of a scene under /art, without its extension. */
  readonly name: string
  /** The alternative text; empty for decoration. */
  readonly alt?: string
  /** As in ScenePicture; only heroes are cropped so far that it matters. */
  readonly focus?: number | undefined
  /** The page's first picture: on a full load it is fetched immediately, with high priority. */
  readonly eager?: boolean
}

/** A drawn scene that fills its frame. The frame sets the size; the scenes' own ratio is 3:2. */
export function SceneImage({ name, alt = '', focus, eager = false }: SceneImageProps): ReactNode {
  const arrived = useArrived()
  // On client navigation the text is painted first: decoding a drawing costs a slow phone a frame.
  const first = eager && arrived
  return (
    <picture className="scene">
      <source srcSet={`/art/${name}-night.svg`} media="(prefers-color-scheme:dark)" />
      <img
        className="scene-image"
        src={`/art/${name}.svg`}
        alt={alt}
        data-focus={focus}
        width={1200}
        height={800}
        decoding="async"
        fetchPriority={first ? 'high' : undefined}
        loading={first ? undefined : 'lazy'}
      />
    </picture>
  )
}
