import type { ReactNode } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import loadFeedbackTexts from 'virtual:texts/feedback'
import { Button } from '#design/button.tsx'
import { Field } from '#design/fields/field.tsx'
import { TextArea } from '#design/fields/text-area.tsx'
import { AnswerNote } from '#domains/requests/dialog/answer-note.tsx'
import { useT } from '#i18n/locale-provider.tsx'
import { pageTexts } from '#i18n/page-texts.tsx'
import styles from './feedback.css?url'
import { missingLimit } from './gateway.ts'
import { feedbackId, feedbackParameter, givenAnswers, type Given } from './given.ts'

/** The texts after an answer. */
const { Texts } = pageTexts(loadFeedbackTexts)

/** What was missing, in a few words that reach the editors without any sender. */
function MissingForm(): ReactNode {
  const t = useT('feedback')
  const busy = useNavigation().formMethod === 'POST'
  // An answer instead of a redirect: none of the site's arrived.
  const lost = useActionData<unknown>() !== undefined
  const remaining = (left: number) =>
    left < 0 ? t('tooMany', { count: -left }) : t('remaining', { count: left })
  return (
    // Without an answer the router goes to the action's address: this one shows the form again.
    <Form method="post" action={`?${feedbackParameter}=no`} preventScrollReset replace>
      {lost && (
        <AnswerNote title={t('laterTitle')} answer={busy}>
          {t('later')}
        </AnswerNote>
      )}
      <Field id="feedback-missing" label={t('missing')} hint={t('hint')}>
        {(wiring) => (
          <TextArea
            {...wiring}
            name="missing"
            required
            limit={missingLimit}
            remaining={remaining}
            // The browser does not send it then, nor without any words.
            onInput={({ currentTarget: area }) => {
              const left = missingLimit - area.value.length
              area.setCustomValidity(left < 0 ? remaining(left) : '')
            }}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="secondary"
        compact
        pending={busy}
        name={feedbackParameter}
        value="missing"
      >
        {t('send')}
      </Button>
    </Form>
  )
}

function Thanks({ given }: { given: Given }): ReactNode {
  const t = useT('feedback')
  return (
    <section id={feedbackId} className="wrap page-feedback">
      <AnswerNote
        kind={given === 'later' ? 'deadline' : 'done'}
        title={t(given === 'later' ? 'laterTitle' : 'title')}
        answer={given}
      >
        {t(given)}
      </AnswerNote>
      {given === 'no' && <MissingForm />}
    </section>
  )
}

interface GivenFeedbackProps {
  /** The answer by the page's address. */
  readonly given: string
  /** The form, for an answer that was not stored. */
  readonly question: ReactNode
}

/** What follows an answer: thanks, and after a “no” the question what was missing. */
export default function GivenFeedback({ given, question }: GivenFeedbackProps): ReactNode {
  const known = givenAnswers.find((each) => each === given)
  if (known === undefined) return question
  return (
    <Texts>
      <link rel="stylesheet" href={styles} precedence="forms" />
      <Thanks given={known} />
      {known === 'later' && question}
    </Texts>
  )
}
