import { useT } from '#i18n/use-t.ts'
import { TextLink } from '#ui/text-link.tsx'
import { directionsOnWeb, geoAddress } from './directions.ts'

/** Directions to an office in the visitor's own map app, or in one of the maps on the web. */
export function DirectionsLinks({ position }: { position: { readonly lat: number; readonly lon: number } }) {
  const t = useT('place')
  const links = directionsOnWeb(position)
  return (
    <div className="directions">
      <TextLink href={geoAddress(position)}>{t('directions')}</TextLink>
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
