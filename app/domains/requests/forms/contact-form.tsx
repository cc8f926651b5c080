import { useActionData, useLocation } from 'react-router'
import { FormsProvider } from '#i18n/forms-provider.ts'
import { useT } from '#i18n/locale-provider.tsx'
import { FormColumns, FormSection } from '#design/fields/form-section.tsx'
import { ConsentFields, MessageField } from '#forms/contact-fields.tsx'
import { ReachFields } from '#domains/requests/dialog/reach-fields.tsx'
import contact from './contact.ts'
import type { Refusal } from '#domains/requests/intake/receive-request.server.ts'
import { RequestForm } from '#domains/requests/dialog/request-form.tsx'
import styles from '#domains/requests/dialog/requests.css?url'
import { TopicField } from './topic-field.tsx'

const dialog = 'contact-dialog'

interface ContactFormProps {
  /** The id of the page's section that holds the form. */
  readonly section: string
}

/** The contact dialog's form as part of a page, with its form and texts loaded lazily. */
export default function ContactForm({ section }: ContactFormProps) {
  const asked = new URLSearchParams(useLocation().search)
  const refusal = useActionData<Refusal>()
  return (
    <FormsProvider>
      <link rel="stylesheet" href={styles} />
      {/* A stored form is replaced by a new one. */}
      <Fields
        key={asked.get('reference')}
        section={section}
        refusal={asked.get('form') === dialog ? refusal : undefined}
      />
    </FormsProvider>
  )
}

/** The page is wider than a dialog: the question has most of it, and the consents stand below, above the button. */
function Fields({ section, refusal }: ContactFormProps & { refusal: Refusal | undefined }) {
  const t = useT('dialog')
  const form = useT('form')
  return (
    <RequestForm dialog={dialog} section={section} form={contact} refusal={refusal} send={t('contact.send')}>
      {(fields) => (
        <FormColumns>
          <FormSection title={t('contact.section')}>
            {fields['topic'] && <TopicField field={fields['topic']} />}
            <MessageField field={fields.message} />
          </FormSection>
          <FormSection title={form('reach')}>
            <ReachFields fields={fields} />
          </FormSection>
          <div className="form-fields">
            <ConsentFields privacy={fields.privacy} marketing={fields.marketing} />
          </div>
        </FormColumns>
      )}
    </RequestForm>
  )
}
