import type { Canvas } from './canvas.ts'

/** Shows only what lies inside the path: the view through a window. */
export function clipped(canvas: Canvas, path: string, content: string): string {
  const id = canvas.define(
    `clip ${path}`,
    (clipId) => `<clipPath id="${clipId}"><path d="${path}"/></clipPath>`,
  )
  return `<g clip-path="url(#${id})">${content}</g>`
}
