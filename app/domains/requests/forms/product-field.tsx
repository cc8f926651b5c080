import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import { aboutTheSite } from '#map/about-the-site.ts'
import { groupInWords } from '#map/group-in-words.ts'
import type { PageId } from '#map/pages/pages.ts'
import { SelectField } from '#forms/choice-fields.tsx'
import type { FormField } from '#forms/form-field.ts'
import { otherProduct } from './general-schema.ts'
import { useOpenedOn } from '#domains/requests/dialog/use-opened-on.ts'

const isProduct = (page: string) => /^(?:insurance|service)\./.test(page) && !aboutTheSite.has(page)

/** The product or service of the page on which the form was opened; undefined where it offers none. */
export function usePresetProduct(): string | undefined {
  const opened = useOpenedOn()
  return opened && isProduct(opened.page) ? opened.page : undefined
}

interface ProductFieldProps {
  readonly field: FormField
  readonly preset: string | undefined
}

/** The product or service: that of the page, or a choice by group where the page offers none. */
export function ProductField({ field, preset }: ProductFieldProps) {
  return preset === undefined ? (
    <ProductChoice field={field} />
  ) : (
    <input type="hidden" name={field.name} value={preset} />
  )
}

function ProductChoice({ field }: Pick<ProductFieldProps, 'field'>) {
  const t = useT('topic')
  const { pages, groups } = useSite()
  const inGroup = (kind: string, group: string) =>
    (Object.keys(pages) as PageId[]).filter(
      (page) => page.startsWith(`${kind}.`) && pages[page].group === group && isProduct(page),
    )
  const named = (kind: 'insurance' | 'services', prefix: string) =>
    Object.entries(groups[kind]).map(([group, name]) => ({
      name: groupInWords(t(kind), name),
      members: inGroup(prefix, group),
    }))
  return (
    <SelectField field={field}>
      {[...named('insurance', 'insurance'), ...named('services', 'service')].map(({ name, members }) => (
        <optgroup key={name} label={name}>
          {members.map((page) => (
            <option key={page} value={page}>
              {pages[page].label}
            </option>
          ))}
        </optgroup>
      ))}
      <option value={otherProduct}>{t('other')}</option>
    </SelectField>
  )
}
