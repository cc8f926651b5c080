import type { ReactNode } from 'react'
import { IslandMap } from '#domains/offices/island-map.tsx'
import { directionsOnWeb, type Place as Point } from '#domains/offices/directions.ts'
import { useDirections } from '#domains/offices/use-directions.ts'
import { useOfficeItems } from '#domains/offices/use-office-items.tsx'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import type { SliceOffice } from '#map/slice.ts'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'

/** The map with all offices, and for each its state, place and ways to open directions. */
export function ContactOffices({ heading }: { heading: RichTextValue }): ReactNode {
  const t = useT('place')
  const { offices } = useSite()
  const { items } = useOfficeItems()
  return (
    <section className="section wrap contact-offices" aria-labelledby="offices-title">
      <figure>
        <IslandMap />
        <figcaption className="small muted">{t('coast')}</figcaption>
      </figure>
      <div>
        <h2 id="offices-title">
          <RichText value={heading} />
        </h2>
        <ul role="list">
          {offices.map((office, index) => (
            <li key={office.page}>
              <a className="contact-office" href={items[index]?.href}>
                {office.name}
              </a>
              <p className="contact-office-state">{items[index]?.status}</p>
              <Place office={office} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Place({ office: { name, address, position } }: { office: SliceOffice }): ReactNode {
  const t = useT('place')
  if (address === undefined) return <p className="small muted">{t('remote')}</p>
  const { street, postcode, town } = address
  return (
    <p className="small muted">
      {street && `${street}, `}
      {postcode} {town}
      {position && <Directions office={name} position={position} />}
    </p>
  )
}

/** The links read alike for every office, so each is named together with its own. */
function Directions({ office, position }: { office: string; position: Point }): ReactNode {
  const t = useT('place')
  const [web] = directionsOnWeb(position)
  const named = (words: string) => `${words}: ${office}`
  return (
    <>
      <br />
      <a href={useDirections(position)} rel="noopener noreferrer" aria-label={named(t('directions'))}>
        {t('directions')}
      </a>
      {' · '}
      <a href={web.href} rel="noopener noreferrer" aria-label={named(web.name)}>
        {web.name}
      </a>
    </>
  )
}
