import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { OfficeContent } from '#content/schema/schema.office.ts'
import { IslandMap } from '#domains/offices/island-map.tsx'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import type { SliceOffice } from '#map/slice.ts'
import type { TitledText } from '#design/blocks/types.ts'
import { RichText } from '#design/rich-text.tsx'
import { TextLink } from '#design/text-link.tsx'
import { directionsOnWeb, type Place, useDirections } from '#domains/offices/directions.ts'
import { languagesInWords } from '#map/language-words.ts'

/** The languages spoken at an office, in the reader's language. */
export function SpokenLanguages({ languages }: { languages: readonly string[] }): ReactNode {
  const t = useT('place')
  const { locale } = useSite()
  const list = languagesInWords(languages, locale)
  return (
    <div>
      <dt>{t('spoken')}</dt>
      <dd>{list.charAt(0).toLocaleUpperCase(locale) + list.slice(1)}</dd>
    </div>
  )
}

/** Directions to an office in the visitor's own map app, or in a web map. */
function DirectionsLinks({ position }: { position: Place }) {
  const t = useT('place')
  const links = directionsOnWeb(position)
  return (
    <div className="directions">
      <TextLink href={useDirections(position)} rel="noopener noreferrer">
        {t('directions')}
      </TextLink>
      <p className="small muted">
        {t('directionsIn')}{' '}
        {links.map(({ name, href }, index) => (
          <span key={name}>
            {index > 0 && ' · '}
            <a href={href} rel="noopener noreferrer">
              {name}
            </a>
          </span>
        ))}
      </p>
    </div>
  )
}

interface FindSectionProps {
  readonly office: SliceOffice
  readonly content: Resolved<NonNullable<OfficeContent['find']>>
  readonly directions: readonly TitledText[]
}

/** The office on the island, its address, and directions. */
export function FindSection({ office, content, directions }: FindSectionProps): ReactNode {
  const t = useT('place')
  return (
    <section className="section tint" aria-labelledby="find-title">
      <div className="wrap office-find">
        <figure className="office-map">
          <IslandMap current={office.page} />
          <figcaption className="small muted">{t('coast')}</figcaption>
        </figure>
        <div>
          <h2 id="find-title">
            <RichText value={content.heading} />
          </h2>
          <Address office={office} />
          {office.position && <DirectionsLinks position={office.position} />}
          <dl className="office-ways">
            {[...content.ways, ...directions].map(({ title, text }, index) => (
              <div key={index}>
                <dt>
                  <RichText value={title} />
                </dt>
                <dd>
                  <RichText value={text} />
                </dd>
              </div>
            ))}
            <SpokenLanguages languages={office.languages} />
          </dl>
        </div>
      </div>
    </section>
  )
}

/** The postal address; while the street is unknown, the town alone. */
function Address({ office: { address, name } }: Pick<FindSectionProps, 'office'>): ReactNode {
  const { brand } = useSite()
  if (address === undefined) return null
  const { street, postcode, town } = address
  return (
    <address>
      {brand.name} {name}
      <br />
      {street && (
        <>
          {street}
          <br />
        </>
      )}
      {postcode} {town}
    </address>
  )
}
