import { memo, use } from 'react'
import { useLoaderData, type ClientActionFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router'
import { PageFeedback } from '#domains/feedback/page-feedback.tsx'
import { loadPayload } from '#platform/router/payload.ts'
import { Dialogs } from './dialogs.tsx'
import { PageError } from './page-error.tsx'
import { loadView, peekView, type PageViewProps, type ViewKind } from './kinds.ts'
import { NotFoundScreen } from './not-found/not-found-screen.tsx'
import { loadRoute, receiveRoute } from './page-route.server.ts'

export const loader = loadRoute
export const action = receiveRoute
export const clientLoader = loadPayload

/** What a page's content depends on: its path, in lists the topic and the page, in the search and in lists to filter its words. */
function contentKey({ pathname, searchParams }: URL): string {
  return [
    pathname,
    searchParams.get('tag'),
    searchParams.get('page'),
    searchParams.get('q'),
    searchParams.get('group'),
  ].join()
}

/** A page's content does not depend on the rest of its query, so opening a dialog loads nothing. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  contentKey(currentUrl) !== contentKey(nextUrl)

/** If no answer of the site arrives, the form keeps its page and gets a refusal without a result; redirects are followed. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  serverAction().catch((error: unknown) => {
    if (error instanceof Response) throw error
    return {}
  })

/** Within the shell: the root's boundary would replace the document, which Trusted Types refuse. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return <PageError error={error} />
}

const loading: Partial<Record<ViewKind, ReturnType<typeof loadView>>> = {}

/** Not rendered again while the router navigates to another page. */
const View = memo(function View({ kind, data }: PageViewProps & { kind: ViewKind }) {
  const Loaded = peekView(kind) ?? use((loading[kind] ??= loadView(kind)))
  return <Loaded data={data} />
})

/** Pages without a subject of their own; the claims page, the largest, has no room and more urgent business. */
const unasked: ReadonlySet<ViewKind> = new Set<ViewKind>(['home', 'search', 'articles', 'contact', 'claims'])

/** Any page of the map, or the not-found screen. */
export default function PageRoute() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      {'page' in data ? (
        <>
          <View key={data.page.paths.es + data.page.locale} kind={data.page.view} data={data} />
          {!unasked.has(data.page.view) && <PageFeedback />}
        </>
      ) : (
        <NotFoundScreen popular={data.popular} />
      )}
      <Dialogs />
    </>
  )
}
