import { Callout } from '#design/callout.tsx'
import type { RequestState } from '#platform/store/schema.server.ts'
import { useDeskText } from '#desk/ui/desk-context.tsx'
import { ChoiceField, DeskForm, LineField } from '#desk/ui/desk-form.tsx'
import { DeskPage } from '#desk/ui/desk-page.tsx'
import type { FormState } from '#desk/ui/form-state.ts'
import { separatorNames } from './separators.ts'

interface ExportPageProps {
  readonly state: FormState
  /** The first and the last day that are proposed. */
  readonly from: string
  readonly to: string
  readonly offices: readonly { readonly page: string; readonly name: string }[]
  readonly states: readonly { readonly value: RequestState; readonly words: string }[]
}

/** Chooses the requests of a table and downloads it. */
export function ExportPage({ state, from, to, offices, states }: ExportPageProps) {
  const t = useDeskText('data')
  const labels = { from: t('export.from'), to: t('export.to') }
  return (
    <DeskPage title={t('export.title')} lead={t('export.lead')} narrow>
      <Callout kind="deadline" title={t('export.deleteTitle')}>
        {t('export.deleteText')}
      </Callout>
      <DeskForm
        action="/export"
        submit={t('export.submit')}
        state={state}
        labels={labels}
        aside={<span className="export-aside">{t('export.audited')}</span>}
      >
        <div className="export-days">
          <LineField
            name="from"
            label={labels.from}
            type="date"
            optional
            state={state}
            defaultValue={from}
            autoComplete="off"
          />
          <LineField
            name="to"
            label={labels.to}
            type="date"
            optional
            state={state}
            defaultValue={to}
            autoComplete="off"
          />
        </div>
        <ChoiceField
          name="office"
          label={t('export.office')}
          state={state}
          options={[
            { value: '', label: t('export.allOffices') },
            ...offices.map(({ page, name }) => ({ value: page, label: name })),
            { value: 'none', label: t('export.noOffice') },
          ]}
        />
        <ChoiceField
          name="state"
          label={t('export.state')}
          state={state}
          options={[
            { value: '', label: t('export.allStates') },
            ...states.map(({ value, words }) => ({ value, label: words })),
          ]}
        />
        <ChoiceField
          name="separator"
          label={t('export.separator')}
          hint={t('export.separatorHint')}
          state={state}
          options={separatorNames.map((value) => ({ value, label: t(`export.separators.${value}`) }))}
        />
      </DeskForm>
    </DeskPage>
  )
}
