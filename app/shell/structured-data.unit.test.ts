import type { EntryContext } from 'react-router'
import { expect, it } from 'vitest'
import { loadPage } from '#content/load.server.ts'
import { structuredData } from './structured-data.server.ts'

/** A page's data as text, with its description changed. */
function dataOf(metaDescription: string): string {
  const loaded = loadPage('/servicios/nie')
  if (loaded === undefined) throw new Error('/servicios/nie is missing')
  const page = { ...loaded.page, metaDescription }
  const staticHandlerContext = {
    matches: [{ route: { id: 'page' } }],
    loaderData: { page: { ...loaded, page } },
  }
  return structuredData({ staticHandlerContext } as unknown as EntryContext)
}

it('contains the text of a page, and never a closing script tag', () => {
  const words = 'Who asks </script><script>alert(1)</script> & "why"? <!-- \u2028'
  const text = dataOf(words)
  expect(text).not.toMatch(/[<\u2028]/)
  const { '@graph': graph } = JSON.parse(text) as { '@graph': Record<string, unknown>[] }
  expect(graph.find((thing) => thing['@type'] === 'Service')).toHaveProperty('description', words)
})
