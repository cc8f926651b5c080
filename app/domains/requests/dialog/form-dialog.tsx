import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import { useKeptAnswer } from '#platform/browser/use-kept-answer.ts'
import { Dialog } from '#design/dialog.tsx'
import { RichText } from '#design/rich-text.tsx'
import { showDialog } from '#design/use-modal.ts'
import type { CommonFormFields, FormFields, FormSchema } from '#forms/form-field.ts'
import { useFormPage } from './form-page.ts'
import { FormParts, type FormWords } from './form-parts.tsx'
import type { Refusal } from '#domains/requests/intake/receive-request.server.ts'
import { RequestForm } from './request-form.tsx'
import type { RequestDialog } from '#domains/requests/submission.ts'
import { ToldNote } from './told-note.tsx'
import { useOpenedOn } from './use-opened-on.ts'

/** What the page gives to whichever dialog is open. */
export interface DialogProps {
  readonly dialog: RequestDialog
  readonly refusal: Refusal | undefined
  readonly onClose: () => void
}

interface FormDialogProps<S extends FormSchema> extends DialogProps {
  readonly words: FormWords
  readonly schema: S
  /** Whom to reach comes first: it is what the form is for. */
  readonly reachFirst?: boolean
  /** The dialog's own fields. */
  readonly children: (fields: FormFields<S> & CommonFormFields) => ReactNode
}

/** Dialogs of several pages: what one of them is for, that page says. */
const shared: ReadonlySet<FormWords> = new Set(['general', 'contact', 'contactElectricity', 'otrosvehiculos'])

/** The frame of every request dialog: its words, its own fields, and who asks. */
export function FormDialog<S extends FormSchema>(props: FormDialogProps<S>) {
  const { dialog, refusal, onClose, words, schema, reachFirst = false, children } = props
  const t = useT('dialog')
  const form = useT('form')
  const close = useKeptAnswer(onClose, showDialog)
  const { asked } = useFormPage()
  const { pages } = useSite()
  const opened = useOpenedOn()
  return (
    <Dialog
      title={asked?.title ?? t(`${words}.title`)}
      closeLabel={form('close')}
      onClose={close}
      call={useLocation().key}
      wide
    >
      <RequestForm
        dialog={dialog}
        schema={schema}
        refusal={refusal}
        send={t(`${words}.send`)}
        reachFirst={reachFirst}
      >
        {(fields) => (
          <>
            <p className="dialog-intro">
              {opened && pages[opened.page].group && <strong>{pages[opened.page].label}. </strong>}
              {asked && shared.has(words) ? (
                <RichText value={asked.intro} />
              ) : (
                <span>{t(`${words}.intro`)}</span>
              )}
            </p>
            <ToldNote />
            <FormParts words={words} fields={fields} reachFirst={reachFirst}>
              {children(fields)}
            </FormParts>
          </>
        )}
      </RequestForm>
    </Dialog>
  )
}
