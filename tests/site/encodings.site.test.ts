import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { createBodyCache } from '#platform/http/response-body-cache.server.ts'
import { openSiteFiles } from '#platform/http/site-files.server.ts'

const files = openSiteFiles('build', createBodyCache())
const decode = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync } as const

it.each(['br', 'gzip', 'zstd'] as const)(
  'every file in %s decodes to the original and is smaller',
  (coding) => {
    const wrong: string[] = []
    let count = 0
    for (const [path, { bodies }] of files) {
      const [plain, body] = [bodies.get('identity')?.(), bodies.get(coding)?.()]
      if (plain === undefined || body === undefined) continue
      count += 1
      if (body.length >= plain.length || !decode[coding](body).equals(plain)) wrong.push(path)
    }
    expect(wrong).toEqual([])
    expect(count).toBeGreaterThan(800)
  },
)

it('every page and payload has every encoding', () => {
  const whole = ['br', 'gzip', 'identity', 'zstd']
  for (const [path, { cache, bodies }] of files)
    if (cache === 'page') expect([...bodies.keys()].toSorted(), path).toEqual(whole)
})
