import { useSite, useT } from '#i18n/locale-provider.tsx'
import type { InsuranceGroup } from '#map/groups.ts'
import type { PageId } from '#map/pages/pages.ts'
import type { ProductGroup } from '#design/blocks/cards/product-groups.tsx'

/** Products compulsory by law, always or in some cases. */
export type RequiredProducts = Readonly<Partial<Record<PageId, 'yes' | 'sometimes'>>>

/**
 * The six insurance groups with their products, tagged if compulsory; optionally with a sentence on
 * each.
 */
export function useInsuranceGroups(
  required: RequiredProducts,
  summaries: Readonly<Partial<Record<PageId, string>>> = {},
): ProductGroup[] {
  const t = useT('home')
  const { pages, groups } = useSite()
  const tags = { yes: t('required'), sometimes: t('sometimesRequired') }
  const products = (Object.keys(pages) as PageId[]).filter((id) => id.startsWith('insurance.'))
  return (Object.keys(groups.insurance) as InsuranceGroup[]).map((group) => ({
    id: group,
    title: groups.insurance[group],
    links: products
      .filter((id) => pages[id].group === group)
      .map((id) => {
        const need = required[id]
        return {
          href: pages[id].path,
          label: pages[id].label,
          tag: need && tags[need],
          summary: summaries[id],
        }
      }),
  }))
}
