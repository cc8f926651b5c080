import { Fragment, type ReactNode } from 'react'
import { useT } from '#i18n/use-t.ts'
import { RichText } from '#design/rich-text.tsx'
import { useFormPage } from './form-page.ts'

/** The answers from the page's list of documents, which go along with the form, and the way to change them. */
export function ToldNote(): ReactNode {
  const t = useT('form')
  const { told } = useFormPage()
  if (told === undefined || told.answers.length === 0) return null
  return (
    <p className="told-note">
      <b>{t('fromChecklist')}</b>{' '}
      {told.answers.map(({ question, answer }, index) => (
        <Fragment key={told.ids[index]}>
          {index > 0 && ' · '}
          <RichText value={question} />
          {' – '}
          <RichText value={answer} />
        </Fragment>
      ))}{' '}
      <a href={told.href}>{t('changeAnswers')}</a>
      <input type="hidden" name="case" value={told.ids.join(',')} />
    </p>
  )
}
