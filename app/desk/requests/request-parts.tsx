import type { Fact } from '#platform/mail/message.server.ts'
import type { RequestForms, Written } from './request-view.ts'

/** Labels with their values, as the visitor wrote them. */
export function FactList({ facts, lang }: { readonly facts: readonly Fact[]; readonly lang?: string }) {
  return (
    <dl className="request-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd lang={lang}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Texts with who wrote them when. */
export function WrittenList({ texts, lang }: { readonly texts: readonly Written[]; readonly lang?: string }) {
  return (
    <ol className="request-texts" role="list">
      {texts.map(({ id, by, title, text }) => (
        <li key={id}>
          <small>{by}</small>
          {title !== undefined && <b lang={lang}>{title}</b>}
          <p lang={lang}>{text}</p>
        </li>
      ))}
    </ol>
  )
}

/** The hidden version that a change is based on. */
export function Version({ version }: Pick<RequestForms, 'version'>) {
  return <input type="hidden" name="version" value={version} />
}
