import { prerenderToNodeStream } from 'react-dom/static'
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { text } from 'node:stream/consumers'
import { appointmentGateway } from './domains/appointments/gateway.ts'
import { formMinTime, requestGateway } from './domains/requests/gateway.ts'
import { feedbackGateway } from '#domains/feedback/gateway.ts'
import { searchGateway } from './domains/search/gateway.ts'
import { loadLocale } from './i18n/locale-store.ts'
import { othersScripts } from './platform/http/secret-redirect.server.ts'
import { statusGateway } from './domains/requests/status/gateway.ts'
import { locales } from './map/locale.ts'
import { bootData, readState, pageNonce } from './platform/router/boot-data.ts'
import { withParts } from './shell/document-parts.server.ts'
import { firstStyles } from './shell/first-styles.server.ts'
import { skipUnchangedPage, reportFault } from './shell/render-contexts.ts'
import { structuredData } from './shell/structured-data.server.ts'

/** The keys under which the server and the build pass their services in. */
export const contexts = {
  requestGateway,
  formMinTime,
  appointmentGateway,
  statusGateway,
  searchGateway,
  feedbackGateway,
  pageNonce,
  skipUnchangedPage,
  reportFault,
  othersScripts,
}

/** Without it the router would print a fault with all that its cause says, past the log's list of fields. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(reportFault)(error)
}

/** Renders a page to whole HTML: nothing waits in hidden streamed parts for a script. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  await Promise.all(locales.map(loadLocale))
  const parts = {
    css: firstStyles(context),
    nonce: loadContext.get(pageNonce) || undefined,
    boot: bootData(context),
    state: await readState(context),
    jsonLd: structuredData(context),
  }
  if (loadContext.get(skipUnchangedPage)(parts)) return new Response(null, { status: 304 })
  const { prelude } = await prerenderToNodeStream(
    <ServerRouter
      context={import.meta.env.DEV ? context : { ...context, serverHandoffStream: undefined }}
      url={request.url}
    />,
    // A part that is set aside to stream later would need an inline script to be put in its place.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  const html = (await text(prelude)).replace(/^<!DOCTYPE html>/i, '<!doctype html>')
  return new Response(withParts(html, parts), {
    status,
    headers,
  })
}
