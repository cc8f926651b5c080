import type { ReactNode } from 'react'
import { BillField } from '#domains/requests/forms/bill-field.tsx'
import { CountryField } from '#forms/choice-fields.tsx'
import { detailsOfPage, type Detail } from './details.ts'
import type { FormField } from '#forms/form-field.ts'
import { LineField } from '#forms/line-field.tsx'
import { useOpenedOn } from './use-opened-on.ts'

const lineKinds: Partial<Record<Detail, 'number' | 'code' | 'anyDay' | 'pastDay'>> = {
  plate: 'code',
  firstRegistration: 'pastDay',
  co2: 'number',
  arrival: 'anyDay',
  cadastralReference: 'code',
  builtYear: 'number',
  eventDay: 'anyDay',
}

function DetailField({ name, field }: { name: Detail; field: FormField }): ReactNode {
  if (name === 'photos') return <BillField field={field} />
  if (name === 'vehicleCountry' || name === 'nationality') return <CountryField field={field} />
  return <LineField field={field} kind={lineKinds[name]} />
}

/** The details for which the page under the dialog asks. */
export function useDetails(): readonly Detail[] {
  const opened = useOpenedOn()
  return (opened && detailsOfPage[opened.page]) ?? []
}

interface DetailFieldsProps {
  /** The form's fields, of which these may be some. */
  readonly fields: Readonly<Partial<Record<Detail, FormField>>>
}

/** The questions of the page under the dialog, as far as the form has them, in the order of the schema. */
export function DetailFields({ fields }: DetailFieldsProps): ReactNode {
  const details = useDetails()
  return details.map((name) => {
    const field = fields[name]
    return field && <DetailField key={name} name={name} field={field} />
  })
}
