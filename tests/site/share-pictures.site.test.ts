import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { builtPages, capture } from '#tests/support/site.ts'

/** Width and height from the head of a PNG file (ISO/IEC 15948, 11.2.1). */
function pngSize(file: string): [number, number] {
  const head = readFileSync(file)
  return [head.readUInt32BE(16), head.readUInt32BE(20)]
}

it.each([...builtPages()].map(([path, html]) => [path, html] as const))(
  '%s is shared with a picture of its own',
  (_, html) => {
    const picture = new URL(capture(html, /property="og:image" content="([^"]*)"/)).pathname
    expect(picture).toMatch(/^\/share\/(?:es|en|de)\/[\w.-]+\.png$/)
    expect(pngSize(`build/client${picture}`)).toEqual([1200, 630])
  },
)
