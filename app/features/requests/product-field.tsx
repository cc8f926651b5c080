import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import type { PageId } from '#site/pages.ts'
import { SelectField } from './choice-fields.tsx'
import type { FormField } from './form-field.ts'
import { otherProduct } from './general-schema.ts'
import { useOpenedOn } from './use-opened-on.ts'

const isProduct = (page: string) => /^(?:insurance|service)\./.test(page)

/** A choice of any product or service by group, preset to that of the page. */
export function ProductField({ field }: { field: FormField }) {
  const t = useT('topic')
  const { pages, groups } = useSite()
  const opened = useOpenedOn()
  const preset = opened && isProduct(opened.page) ? opened.page : undefined
  const inGroup = (kind: string, group: string) =>
    (Object.keys(pages) as PageId[]).filter(
      (page) => page.startsWith(`${kind}.`) && pages[page].group === group,
    )
  const named = (kind: 'insurance' | 'services', prefix: string) =>
    Object.entries(groups[kind]).map(([group, name]) => ({
      name: t(kind, { group: name }),
      members: inGroup(prefix, group),
    }))
  return (
    <SelectField field={field} preset={preset}>
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
