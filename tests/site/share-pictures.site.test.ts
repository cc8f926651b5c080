import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { builtPages, capture } from '#tests/support/site.ts'

/** Width and height from the header of a PNG file (ISO/IEC 15948, 11.2.1). */
function pngSize(file: string): [number, number] {
  const head = readFileSync(file)
  return [head.readUInt32BE(16), head.readUInt32BE(20)]
}

// A missing page is not shared.
const sharedPages = [...builtPages()].filter(([path]) => !path.endsWith('/404'))

it.each(sharedPages.map(([path, html]) => [path, html] as const))(
  '%s is shared with its own picture',
  (_, html) => {
    const picture = new URL(capture(html, /property="og:image" content="([^"]*)"/)).pathname
    expect(picture).toMatch(/^\/share\/(?:es|en|de)\/[\w.-]+\.png$/)
    expect(pngSize(`build/client${picture}`)).toEqual([1200, 630])
  },
)

it.each([...builtPages()].map(([path, html]) => [path, html] as const))(
  '%s has structured data with existing pictures',
  (_, html) => {
    const data = /<script type="application\/ld\+json"[^>]*>([^<]*)</.exec(html)?.[1] ?? ''
    const pictures = [...data.matchAll(/"(?:image|logo)":"([^"]+)"/g)].map(([, url = '']) => url)
    for (const url of pictures) expect(existsSync(`build/client${new URL(url).pathname}`), url).toBe(true)
  },
)

it('every article of the feeds has an existing picture', () => {
  const feeds = readdirSync('build/client', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('feed.json'),
  )
  expect(feeds).toHaveLength(6)
  for (const feed of feeds) {
    const { items } = JSON.parse(readFileSync(`build/client/${feed}`, 'utf8')) as {
      items: { image: string }[]
    }
    for (const { image } of items)
      expect(existsSync(`build/client${new URL(image).pathname}`), image).toBe(true)
  }
})
