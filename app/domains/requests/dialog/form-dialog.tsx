import { type ReactNode, Fragment } from 'react'
import { useLocation } from 'react-router'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import { useKeptAnswer } from '#platform/browser/use-kept-answer.ts'
import { Dialog } from '#design/dialog.tsx'
import { RichText } from '#design/rich-text.tsx'
import { showDialog } from '#design/hooks/use-modal.ts'
import type { CommonFormFields } from '#forms/form-field.ts'
import type { FormDefinition, FormWords } from '#domains/requests/form-definition.ts'
import { OwnFields, type FormAdditions } from './own-fields.tsx'
import { useFormPage } from './form-page.ts'
import type { Refusal } from '#domains/requests/intake/receive-request.server.ts'
import { RequestForm } from './request-form.tsx'
import type { FormName } from '#domains/requests/submission.ts'
import { useOpenedOn } from './use-opened-on.ts'
import { FormColumns, FormSection } from '#design/fields/form-section.tsx'
import { ConsentFields, MessageField } from '#forms/contact-fields.tsx'
import { ReachFields } from './reach-fields.tsx'

interface FormPartsProps {
  readonly words: FormWords
  readonly fields: CommonFormFields
  /** Contact details come first. */
  readonly reachFirst?: boolean
  /** The form's own fields. */
  readonly children: ReactNode
}

/** The two halves of a request form: its own fields with the message, and contact details; the consents come last. */
function FormParts({ words, fields, reachFirst = false, children }: FormPartsProps): ReactNode {
  const t = useT('dialog')
  const form = useT('form')
  const reach = (
    <FormSection title={form('reach')}>
      <ReachFields fields={fields} phoneFirst={reachFirst} />
      {!reachFirst && <ConsentFields privacy={fields.privacy} marketing={fields.marketing} />}
    </FormSection>
  )
  return (
    <FormColumns>
      {reachFirst && reach}
      <FormSection title={t(`${words}.section`)}>
        {children}
        <MessageField field={fields.message} />
        {reachFirst && <ConsentFields privacy={fields.privacy} marketing={fields.marketing} />}
      </FormSection>
      {!reachFirst && reach}
    </FormColumns>
  )
}

/** The answers from the page's list of documents, plan or calculator, which are sent with the form, and a link to change them. */
function PassedNote(): ReactNode {
  const t = useT('form')
  const { passed } = useFormPage()
  if (passed === undefined || passed.answers.length === 0) return null
  return (
    <p className="passed-answers">
      <b>{t('givenAnswers')}</b>{' '}
      {passed.answers.map(({ question, answer }, index) => (
        <Fragment key={passed.ids[index]}>
          {index > 0 && ' · '}
          <RichText value={question} />
          {' – '}
          <RichText value={answer} />
        </Fragment>
      ))}{' '}
      <a href={passed.href}>{t('changeAnswers')}</a>
      <input type="hidden" name="case" value={passed.ids.join(',')} />
    </p>
  )
}

/** What the page passes to the open dialog. */
export interface DialogProps {
  readonly dialog: FormName
  readonly form: FormDefinition
  readonly refusal: Refusal | undefined
  readonly onClose: () => void
}

interface FormDialogProps extends DialogProps, FormAdditions {
  /** Its texts, if they differ from the form's. */
  readonly words?: FormWords
}

/** The frame of every request dialog: its texts, its own fields, and contact details. */
export default function FormDialog(props: FormDialogProps): ReactNode {
  const { dialog, form, refusal, onClose, words = form.words, ...additions } = props
  const { introOfPage = false, reachFirst = false } = form
  const t = useT('dialog')
  const common = useT('form')
  const close = useKeptAnswer(onClose, showDialog)
  const { asked } = useFormPage()
  const { pages } = useSite()
  const opened = useOpenedOn()
  return (
    <Dialog
      title={asked?.title ?? t(`${words}.title`)}
      closeLabel={common('close')}
      onClose={close}
      call={useLocation().key}
      wide
    >
      <RequestForm dialog={dialog} form={form} refusal={refusal} send={t(`${words}.send`)}>
        {(fields) => (
          <>
            <p className="dialog-intro">
              {opened && pages[opened.page].group && <strong>{pages[opened.page].label}. </strong>}
              {asked && introOfPage && words === form.words ? (
                <RichText value={asked.intro} />
              ) : (
                <span>{t(`${words}.intro`)}</span>
              )}
            </p>
            <PassedNote />
            <FormParts words={words} fields={fields} reachFirst={reachFirst}>
              <OwnFields form={form} fields={fields} {...additions} />
            </FormParts>
          </>
        )}
      </RequestForm>
    </Dialog>
  )
}
