import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A stand-in for a tag manager that records every request. */
export interface FakeTags {
  readonly origin: string
  /** Paths with their queries, in order. */
  readonly asked: string[]
  readonly close: () => Promise<void>
}

/**
 * A container as an editor might fill it: one statistics tag and one advertising tag, each of which
 * reads the consent state, sets its cookies and reports. It also tries what the page must refuse.
 */
const container = `
  const granted = {}
  for (const command of dataLayer) if (command[0] === 'consent') Object.assign(granted, command[2])
  if (granted.analytics_storage === 'granted') {
    document.cookie = '_ga=GA1.1.1; path=/; max-age=9999'
    document.cookie = '_ga_TEST=GS2.1; path=/; max-age=9999'
    fetch(origin + '/collect?statistics', { mode: 'no-cors', method: 'POST' })
  }
  if (granted.ad_storage === 'granted') {
    document.cookie = '_gcl_au=1.1; path=/; max-age=9999'
    new Image().src = origin + '/collect?advertising'
  }
  const tag = document.createElement('script')
  tag.src = origin + '/tag.js'
  document.head.append(tag)
  window.refused = []
  const attempt = (name, act) => { try { act() } catch { refused.push(name) } }
  attempt('elsewhere', () => { document.createElement('script').src = 'https://elsewhere.example/x.js' })
  attempt('markup', () => { document.createElement('div').innerHTML = '<b>x</b>' })
  attempt('code', () => { new Function('return 1')() })
`

/** Starts it on its own port. */
export async function startFakeTags(): Promise<FakeTags> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const { port } = server.address() as AddressInfo
    const origin = `http://127.0.0.1:${port}`
    response.setHeader('cross-origin-resource-policy', 'cross-origin')
    response.setHeader('cache-control', 'no-store')
    response.setHeader('content-type', 'text/javascript')
    const isContainer = request.url?.startsWith('/gtm.js')
    response.end(isContainer ? `{const origin = ${JSON.stringify(origin)};${container}}` : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
