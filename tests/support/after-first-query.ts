import type { KyselyPlugin, QueryId, RootOperationNode } from 'kysely'
import type { Store } from '#platform/store/store.server.ts'

/**
 * The same store, with a hook that runs once before the result of the first (matching) query is
 * known.
 */
export function afterFirstQuery(
  store: Store,
  work: () => Promise<void>,
  kind?: RootOperationNode['kind'],
): Store {
  // Subqueries get ids too, but never a result.
  const ofKind = new WeakSet<QueryId>()
  let pending: typeof work | undefined = work
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (kind === undefined || node.kind === kind) ofKind.add(queryId)
      return node
    },
    transformResult: async ({ result, queryId }) => {
      if (!ofKind.has(queryId)) return result
      const now = pending
      pending = undefined
      await now?.()
      return result
    },
  }
  return { ...store, db: store.db.withPlugin(plugin) }
}
