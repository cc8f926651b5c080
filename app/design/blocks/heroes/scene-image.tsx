import type { ComponentProps, ReactNode } from 'react'
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

interface DrawingProps extends Omit<ComponentProps<'img'>, 'name' | 'src' | 'width' | 'height'> {
  /** File name of a scene under /art, without its extension. */
  readonly name: string
  /** Class of the frame; without one the picture is laid out as an image is. */
  readonly frame?: string
}

/** A drawn scene in its own ratio, 3:2, at night in dark mode. */
export function Drawing({ name, frame = 'drawing', alt = '', ...image }: DrawingProps): ReactNode {
  return (
    <picture className={frame}>
      <source srcSet={`/art/${name}-night.svg`} media="(prefers-color-scheme:dark)" />
      <img {...image} alt={alt} src={`/art/${name}.svg`} width={1200} height={800} />
    </picture>
  )
}

/** A drawn scene that fills its frame, which sets the size. */
export function SceneImage({ name, alt = '', focus, eager = false }: SceneImageProps): ReactNode {
  const arrived = useArrived()
  // On client navigation the text is painted first: decoding a drawing costs a slow phone a frame.
  const first = eager && arrived
  return (
    <Drawing
      name={name}
      frame="scene"
      className="scene-image"
      alt={alt}
      data-focus={focus}
      decoding="async"
      fetchPriority={first ? 'high' : undefined}
      loading={first ? undefined : 'lazy'}
    />
  )
}
