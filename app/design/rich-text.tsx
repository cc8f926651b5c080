import type { ReactNode } from 'react'

/** A piece of prose: plain words, a link, a foreign term or strong words. */
export type RichTextPart =
  | string
  | { readonly a: string; readonly t: string }
  | { readonly i: string }
  | { readonly b: string }

/** Prose with light markup, resolved for one language and safe to render without HTML. */
export type RichTextValue = string | readonly RichTextPart[]

function renderPart(part: RichTextPart, key: number): ReactNode {
  if (typeof part === 'string') return part
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
