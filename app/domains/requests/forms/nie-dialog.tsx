import FormDialog, { type DialogProps } from '#domains/requests/dialog/form-dialog.tsx'
import { useFormPage, usePassedOption } from '#domains/requests/dialog/form-page.ts'
import { nieDocuments } from './nie.ts'

/** The papers of the page's list, by their ids, under their names in the form. */
const paperOf: Readonly<Partial<Record<string, (typeof nieDocuments)[number]>>> = {
  form: 'ex15',
  'identity-eu': 'passport',
  passport: 'passport',
  reason: 'reasonProof',
  fee: 'fee790',
  power: 'powerOfAttorney',
}

/** Starts with the reader's answers and ticks in the page's list of documents. */
export default function NieDialog(props: DialogProps) {
  const whereabouts = usePassedOption({ spain: 'spain', abroad: 'abroad' })
  const ready = useFormPage().passed?.done ?? []
  const papers = nieDocuments.filter((paper) => ready.some((id) => paperOf[id] === paper))
  return <FormDialog {...props} presets={{ whereabouts, nieDocuments: papers }} />
}
