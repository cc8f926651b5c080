import type { ReactNode } from 'react'
import { Icon } from '#design/icons/icon.tsx'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'
import { TextLink } from '#design/text-link.tsx'
import { SceneImage } from '#design/blocks/heroes/scene-image.tsx'
import type { LinkItem } from '#design/blocks/types.ts'

export interface ServiceBand {
  readonly title: RichTextValue
  readonly scene: string
  readonly links: readonly LinkItem[]
  readonly more: LinkItem
}

/**
 * Groups of services on the sea band, each with its picture. Small screens show the way to each
 * group only.
 */
export function ServiceBands({ bands }: { bands: readonly ServiceBand[] }): ReactNode {
  return (
    <div className="service-bands">
      {bands.map(({ title, scene, links, more }, index) => (
        <div key={index}>
          <div className="service-band-scene">
            <SceneImage name={scene} />
          </div>
          <h3 id={`band-${index}`}>
            <RichText value={title} />
          </h3>
          <ul>
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>
                  <RichText value={label} />
                  <Icon name="chevron-right" />
                </a>
              </li>
            ))}
          </ul>
          {/* Links with the same text lead to different pages: each is labelled with its group. */}
          <TextLink
            href={more.href}
            id={`band-more-${index}`}
            aria-labelledby={`band-more-${index} band-${index}`}
          >
            <RichText value={more.label} />
          </TextLink>
        </div>
      ))}
    </div>
  )
}
