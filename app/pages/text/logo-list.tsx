import type { ReactNode } from 'react'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'

/** A firm with its field of work and, where there is one, the file of its logo. */
interface PartnerLogo {
  readonly name: RichTextValue
  readonly text: RichTextValue
  readonly url: string
  readonly logo: RichTextValue
}

/** Firms by logo and name, each leading to its own site. */
export function LogoList({ logos }: { logos: readonly PartnerLogo[] }): ReactNode {
  return (
    <ul className="logo-list" role="list">
      {logos.map(({ name, text, url, logo }) => (
        <li key={url}>
          {logo !== '' && (
            <img
              src={`/logos/${String(logo)}`}
              alt=""
              width={160}
              height={64}
              loading="lazy"
              decoding="async"
            />
          )}
          <a href={url} rel="noopener">
            <RichText value={name} />
          </a>
          <p className="muted">
            <RichText value={text} />
          </p>
        </li>
      ))}
    </ul>
  )
}
