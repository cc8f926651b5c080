import { useT } from '#i18n/use-t.ts'
import { TextLink } from '#design/text-link.tsx'
import { directionsOnWeb, type Place } from './directions.ts'
import { useDirections } from './use-directions.ts'

/** Directions to an office in the visitor's own map app, or in one of the maps on the web. */
export function DirectionsLinks({ position }: { position: Place }) {
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
