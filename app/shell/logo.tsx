import { logoMark } from '#illustrations/logo.ts'
import { useHref, useSite } from '#i18n/locale-provider.tsx'

/** The watchtower with the sun, in colours that match its background. */
function Mark() {
  const { width, height, sun, tower, door, wave } = logoMark
  return (
    <svg className="logo-mark" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <circle className="logo-sun" cx={sun.x} cy={sun.y} r={sun.radius} />
      <path d={tower} />
      <path className="logo-door" d={door} />
      <path d={wave} />
    </svg>
  )
}

/** The brand's mark and name, linked to the home page; the second line is translated. */
export function Logo() {
  const { brand } = useSite()
  const href = useHref()
  return (
    <a className="logo" href={href('home')}>
      <Mark />
      <span>
        <b>{brand.name}</b>
        <small lang={brand.taglineLang}>{brand.tagline}</small>
      </span>
    </a>
  )
}
