import FormDialog, { type DialogProps } from '#domains/requests/dialog/form-dialog.tsx'
import { useDetails } from '#domains/requests/dialog/own-fields.tsx'
import { otherProduct } from './general.ts'
import { HealthNoteOfProduct } from './health-note.tsx'
import { SelectField } from '#forms/question-fields.tsx'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import { aboutTheSite } from '#map/about-the-site.ts'
import { groupInWords } from '#map/groups.ts'
import type { PageId } from '#map/pages/pages.ts'
import type { FormField } from '#forms/form-field.ts'
import { useOpenedOn } from '#domains/requests/dialog/use-opened-on.ts'

const isProduct = (page: string) => /^(?:insurance|service)\./.test(page) && !aboutTheSite.has(page)

/** What is asked for on pages that belong to a service. */
const productOf: Partial<Record<PageId, PageId>> = { plan: 'service.emigrar-mallorca' }

/** The product or service of the page on which the form was opened; undefined if it offers none. */
function usePresetProduct(): string | undefined {
  const opened = useOpenedOn()
  if (opened === undefined) return undefined
  return isProduct(opened.page) ? opened.page : productOf[opened.page]
}

/**
 * The product or service: that of the page, or a choice by group. It determines whether the note about health is shown.
 */
function ProductField({ field }: { field: FormField }) {
  const preset = usePresetProduct()
  return (
    <>
      {preset === undefined ? (
        <ProductChoice field={field} />
      ) : (
        <input type="hidden" name={field.name} value={preset} />
      )}
      <HealthNoteOfProduct product={field} preset={preset} />
    </>
  )
}

function ProductChoice({ field }: { field: FormField }) {
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

/** Asks for an offer for the page's product or service, or any other. */
export default function GeneralDialog(props: DialogProps) {
  // One day is enough: the date of the deed or of arrival also says when help is needed.
  const hasDetail = useDetails().some((detail) => detail === 'eventDay' || detail === 'arrival')
  // The move plan has asked for the day of arrival.
  const hasDay = useOpenedOn()?.page === 'plan' || hasDetail
  return <FormDialog {...props} controls={{ product: ProductField }} without={hasDay ? 'start' : undefined} />
}
