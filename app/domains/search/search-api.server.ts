import { Hono } from 'hono'
import * as v from 'valibot'
import { longestQuery } from './query/search-answer.ts'
import { locales } from '#map/locale.ts'
import type { SearchService } from './search-service.server.ts'

const asked = v.object({
  q: v.pipe(v.string(), v.maxLength(longestQuery)),
  lang: v.picklist(locales),
})

/** A browser may keep an answer while somebody types back and forth; nobody else may. */
const headers = { 'cache-control': 'private, max-age=300', 'x-robots-tag': 'noindex' }

/** `GET /api/search?q=&lang=`: the lines under the search box, as JSON. */
export function search(service: SearchService): Hono {
  const app = new Hono()
  app.get('/api/search', (context) => {
    const query = v.safeParse(asked, context.req.query())
    if (!query.success)
      return context.json({ error: 'query' }, 400, { ...headers, 'cache-control': 'no-store' })
    const { q, lang } = query.output
    return context.json({ suggestions: service.suggest(q, lang) }, 200, headers)
  })
  return app
}
