import type { ReactNode } from 'react'
import { useT } from '#i18n/locale-provider.tsx'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import type { Resolved } from '#content/facts/resolved.ts'
import type { TextPart as Part, WrittenPart } from '#content/schema/schema.text.ts'
import { CompareTable } from '#design/blocks/lists/compare-table.tsx'
import { PointList } from '#design/blocks/lists/point-list.tsx'
import { Prose } from '#design/blocks/prose.tsx'
import { StepList } from '#design/blocks/lists/step-list.tsx'
import { TermList } from '#design/blocks/lists/term-list.tsx'
import { Callout } from '#design/callout.tsx'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'

/** A firm with its field of work and, if available, its logo file. */
interface PartnerLogo {
  readonly name: RichTextValue
  readonly text: RichTextValue
  readonly url: string
  readonly logo: RichTextValue
}

/** Firms by logo and name, each linked to its own site. */
function LogoList({ logos }: { logos: readonly PartnerLogo[] }): ReactNode {
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

/** A desk: its photo or a tower with its initial, what it looks after, in which languages, and a callback. */
function DeskTile({
  title,
  initial,
  text,
  links,
  languages,
  topic,
  photo,
}: Written<'tiles'>['items'][number]) {
  const layout = useT('layout')
  const name = String(title)
  return (
    <li>
      {photo === undefined ? (
        <svg className="desk-tower" viewBox="8 8 48 62" aria-hidden="true">
          <path d="M10 70 15 24h34l5 46zM9 8h8v6h8V8h14v6h8V8h8v16H9z" />
          <text x="32" y="54">
            {String(initial)}
          </text>
        </svg>
      ) : (
        <img
          src={`/photos/${String(photo)}`}
          alt=""
          width={480}
          height={320}
          loading="lazy"
          decoding="async"
        />
      )}
      <h3>{name}</h3>
      <p className="muted">
        <RichText value={text} />
      </p>
      <p className="small">
        <RichText value={links} />
      </p>
      <p className="small muted">
        <RichText value={languages} />
      </p>
      <DialogButton
        dialog="callback-dialog"
        about={topic === undefined ? undefined : String(topic)}
        variant="secondary"
        icon="phone"
        compact
      >
        {layout('callback')}
        <span className="visually-hidden">: {name}</span>
      </DialogButton>
    </li>
  )
}

type Written<K extends WrittenPart['kind']> = Resolved<Extract<WrittenPart, { kind: K }>>

function List({ items }: { items: readonly RichTextValue[] }) {
  return (
    <ul className="text-list">
      {items.map((item, index) => (
        <li key={index}>
          <RichText value={item} />
        </li>
      ))}
    </ul>
  )
}

function Rows({ caption, head, rows, compact }: Written<'table'>) {
  const [corner, ...columns] = head
  const lines = rows.map(([label = '', ...cells]) => ({ label, cells }))
  return <CompareTable label={caption} corner={corner} columns={columns} rows={lines} compact={compact} />
}

function Body({ part, controls }: { part: Resolved<Part>; controls: ReactNode }): ReactNode {
  switch (part.kind) {
    case 'prose':
      return <Prose paragraphs={part.paragraphs} />
    case 'list':
      return <List items={part.items} />
    case 'cards':
      return <PointList points={part.items} />
    case 'steps':
      return <StepList steps={part.items} />
    case 'definitions':
      return <TermList terms={part.items} />
    case 'table':
      return <Rows {...part} />
    case 'note':
    case 'deadline':
      return (
        <Callout kind={part.kind} title={<RichText value={part.title} />}>
          <RichText value={part.text} />
        </Callout>
      )
    case 'tiles':
      return (
        <ul className="desk-tiles" role="list">
          {part.items.map((desk, index) => (
            <DeskTile key={index} {...desk} />
          ))}
        </ul>
      )
    case 'logos':
      return <LogoList logos={part.items} />
    case 'controls':
      return (
        <>
          <Prose paragraphs={[part.text]} />
          {controls}
        </>
      )
    default:
      return null
  }
}

const ownTitle = new Set<string>(['note', 'deadline'])

interface TextPartProps {
  readonly part: Resolved<Part>
  /** The consent controls, for their placeholder part. */
  readonly controls?: ReactNode
}

/** One part of a section, under its own small heading if it has one. */
export function TextPart({ part, controls }: TextPartProps): ReactNode {
  const title = 'title' in part && !ownTitle.has(part.kind) ? part.title : undefined
  const panel = part.kind === 'definitions' && part.panel
  return (
    <div className={panel ? 'text-part text-panel tint' : 'text-part'}>
      {title && (
        <h3>
          <RichText value={title} />
        </h3>
      )}
      <Body part={part} controls={controls} />
    </div>
  )
}
