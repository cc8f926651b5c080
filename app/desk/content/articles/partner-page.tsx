import { locales } from '#map/locale.ts'
import { useDeskText } from '#desk/ui/desk-context.tsx'
import { LineField } from '#desk/ui/desk-form.tsx'
import { DeskPage, Panel } from '#desk/ui/desk-page.tsx'
import type { LinkedLine } from '#desk/content/drafts/draft-view.ts'
import { Linked } from '#desk/content/drafts/draft-page.tsx'
import { ContentForm, DraftLine } from '#desk/content/text/edit-parts.tsx'
import type { EditForm } from '#desk/content/text/text-view.ts'

interface PartnerPageProps {
  readonly form: EditForm
  readonly partners: readonly LinkedLine[]
  readonly other: string
}

/** The firms that the partners page names, and the form of another one. */
export function PartnerPage({ form, partners, other }: PartnerPageProps) {
  const t = useDeskText('content')
  const desk = useDeskText('desk')
  const { state } = form
  return (
    <DeskPage
      title={t('partner.title')}
      back={{ href: '/content', label: t('start.title') }}
      lead={<DraftLine draft={form.draft} other={other} />}
      narrow
    >
      {partners.length > 0 && (
        <Panel title={t('partner.list')}>
          <ul className="desk-points">
            {partners.map((line) => (
              <li key={line.href}>
                <Linked line={line} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <ContentForm action="/content/partner" form={form} labels={{}} upload>
        <Panel title={t('partner.add')}>
          <LineField name="name" label={t('partner.name')} state={state} maxLength={100} autoComplete="off" />
          {locales.map((locale) => (
            <LineField
              key={locale}
              name={`field:${locale}`}
              label={t('partner.field', { language: desk(`languages.${locale}`) })}
              state={state}
              lang={locale}
              maxLength={120}
            />
          ))}
          <LineField name="url" type="url" label={t('partner.url')} hint="https://…" state={state} />
          <LineField
            name="logo"
            type="file"
            accept="image/svg+xml,image/png,image/webp,image/jpeg"
            label={t('partner.logo')}
            hint={t('partner.logoHint')}
            state={{ ...state, values: {} }}
            optional
          />
        </Panel>
      </ContentForm>
    </DeskPage>
  )
}
