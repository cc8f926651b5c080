import type { Resolved } from '#content/facts/resolved.ts'
import type { IndexContent } from '#content/schema/schema.index.ts'
import type { ProductGroup } from '#design/blocks/product-groups.tsx'

type Purposes = Resolved<IndexContent['groups']['purposes']>

/** The groups of the map, each with the sentence on what it is for. */
export function withPurposes(groups: readonly ProductGroup[], purposes: Purposes): ProductGroup[] {
  return groups.map((group) => ({ ...group, purpose: purposes.find(({ id }) => id === group.id)?.text }))
}
