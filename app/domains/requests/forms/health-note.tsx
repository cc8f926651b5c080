import { useSite, useT } from '#i18n/locale-provider.tsx'
import type { PageId } from '#map/pages/pages.ts'
import type { SiteSlice } from '#map/slice.ts'
import { Callout } from '#design/callout.tsx'
import type { FormField } from '#forms/form-field.ts'
import { useChosen } from '#forms/shown-when.tsx'

/** Says that a form asks nothing about anyone's health. */
export function HealthNote() {
  const t = useT('health')
  return (
    <Callout kind="note" title={t('title')}>
      {t('text')}
    </Callout>
  )
}

/** The groups for which insurers may ask about health. */
const healthGroups: ReadonlySet<string | undefined> = new Set(['health', 'life', 'collective'])

function concernsHealth(product: string, pages: SiteSlice['pages']): boolean {
  if (product === 'insurance.salud-mascotas') return false
  // A sickness allowance, listed among the products for businesses.
  if (product === 'insurance.proteccion-autonomos') return true
  return healthGroups.has(pages[product as PageId]?.group)
}

interface HealthNoteOfProductProps {
  readonly product: FormField
  readonly preset: string | undefined
}

/** The note, shown for products where people tend to describe their health unasked. */
export function HealthNoteOfProduct({ product, preset = '' }: HealthNoteOfProductProps) {
  const { pages } = useSite()
  return concernsHealth(useChosen(product, preset), pages) && <HealthNote />
}
