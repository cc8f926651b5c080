import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { html } from 'hono/html'

/** Where `npm run boards` puts its pictures. */
export const boardsFolder = '.cache/boards'
export const boardWidths = [390, 820, 1440] as const
export const boardSchemes = ['light', 'dark'] as const

interface Board {
  readonly kind: string
  readonly width: number
  readonly scheme: string
}

/** The file name of a picture. */
export function boardName({ kind, width, scheme }: Board): string {
  return `${kind}-${width}-${scheme}.jpg`
}

const boardFile = /^([a-z-]+)-(\d+)-(light|dark)\.jpg$/
const drawnFile = /^drawn-[\w-]+\.png$/

/** The file name of a designer's drawing, such as `01-home-de-desktop.png`, beside the pictures; undefined for other files. */
export function drawnName(name: string): string | undefined {
  const file = `drawn-${name}`
  return drawnFile.test(file) ? file : undefined
}

/**
 * `/_ui/boards`: pictures of one page of each kind, light and dark side by side, once `npm run boards` has taken them.
 * A drawing is shown above the kind of page that its name contains.
 */
export function boardPages(folder = boardsFolder): Hono {
  const app = new Hono()
  app.get('/', (context) => {
    const files = existsSync(folder) ? readdirSync(folder) : []
    const drawings = files.filter((name) => drawnFile.test(name)).toSorted()
    const kinds = [...new Set(files.flatMap((name) => boardFile.exec(name)?.[1] ?? []))].toSorted()
    const picture = (board: Board) => {
      const name = boardName(board)
      return html`<a href="/_ui/boards/${name}"
        ><img
          src="/_ui/boards/${name}"
          alt="${board.kind}, ${board.width} pixels, ${board.scheme}"
          loading="lazy"
          width="${board.width / 3}"
      /></a>`
    }
    const drawn = (names: readonly string[]) =>
      names.map(
        (name) =>
          html`<a href="/_ui/boards/${name}"
            ><img src="/_ui/boards/${name}" alt="${name}" loading="lazy" height="600"
          /></a>`,
      )
    const isOf = (kind: string) => (name: string) => name.includes(`-${kind}-`)
    const others = drawings.filter((name) => !kinds.some((kind) => isOf(kind)(name)))
    const sections = kinds.map(
      (kind) =>
        html`<h2>${kind}</h2>
          <div class="row">${drawn(drawings.filter(isOf(kind)))}</div>
          <div class="row">
            ${boardWidths.flatMap((width) => boardSchemes.map((scheme) => picture({ kind, width, scheme })))}
          </div>`,
    )
    return context.html(
      html`<!doctype html>
        <html lang="en">
          <meta charset="utf-8" />
          <title>Boards</title>
          <style>
            body {
              font: 16px/1.5 system-ui;
              margin: 2rem;
            }
            .row {
              align-items: start;
              display: flex;
              gap: 1rem;
              overflow-x: auto;
            }
          </style>
          <h1>Boards</h1>
          ${sections.length > 0 ? sections : html`<p>No pictures yet: npm run build, then npm run boards.</p>`}
          ${
            others.length > 0 &&
            html`<h2>Other drawings</h2>
              <div class="row">${drawn(others)}</div>`
          }
        </html>`,
    )
  })
  app.get('/:name', (context) => {
    const name = context.req.param('name')
    const file = join(folder, name)
    if (!(boardFile.test(name) || drawnFile.test(name)) || !existsSync(file)) return context.notFound()
    return context.body(readFileSync(file), 200, {
      'content-type': drawnFile.test(name) ? 'image/png' : 'image/jpeg',
    })
  })
  return app
}
