import type { ReactNode } from 'react'

/** A piece of prose: plain words, a link, a foreign term or strong words. */
export type RichTextPart =
  | string
  | { readonly a: string; readonly t: string }
  | { readonly i: string }
  | { readonly b: string }
  | TermPart

/** A word that opens its meaning on tap, and where the glossary explains it. */
interface TermPart {
  readonly term: string
  readonly t: string
  readonly m: string
  readonly a: string
  /** The name of the glossary. */
  readonly more: string
  readonly lang?: 'es'
}

/** Prose with light markup, resolved for one language and safe to render without HTML. */
export type RichTextValue = string | readonly RichTextPart[]

/** Needs no script; browsers without popovers show only the link to the glossary (see long-page.css). */
function Term({ term, t, m, a, more, lang }: TermPart): ReactNode {
  const id = `term-${term}`
  return (
    <>
      <button type="button" className="term" popoverTarget={id} lang={lang}>
        {t}
      </button>
      <span id={id} popover="auto" className="term-note">
        <span>{m} </span>
        <a href={a}>{more}</a>
      </span>
    </>
  )
}

function renderPart(part: RichTextPart, key: number): ReactNode {
  if (typeof part === 'string') return part
  if ('term' in part) return <Term key={key} {...part} />
  if ('a' in part) {
    const external = part.a.startsWith('http')
    return (
      <a key={key} href={part.a} rel={external ? 'noopener' : undefined}>
        {part.t}
      </a>
    )
  }
  if ('i' in part) {
    return (
      <i key={key} lang="es">
        {part.i}
      </i>
    )
  }
  return <strong key={key}>{part.b}</strong>
}

/** Renders prose inside whatever element surrounds it. */
export function RichText({ value }: { value: RichTextValue }): ReactNode {
  return typeof value === 'string' ? value : value.map(renderPart)
}
