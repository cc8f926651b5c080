import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import type { RoutePage, ViewKind } from './kinds.ts'

/** What a payload holds for each route: here that of a page, or of another. */
type Payload = Readonly<Record<string, { readonly data?: Partial<RoutePage> } | undefined>>

/** The kind of view that shows a payload's page, so that its chunk can be fetched ahead too. */
export async function viewOf({ body }: Response): Promise<ViewKind | undefined> {
  if (body === null) return undefined
  const { value } = await decode(body, globalThis as Window & typeof globalThis)
  return Object.values(value as Payload).find((route) => route?.data?.page)?.data?.page?.view
}
