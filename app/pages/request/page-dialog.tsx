import { useState } from 'react'
import { useLocation } from 'react-router'
import { readAnswers } from '#domains/answers/answers.ts'
import { answersFrom, idsOf, type CaseQuestion, idsInQuery } from '#domains/checklist/answers.ts'
import { readList } from '#domains/checklist/kept-list.ts'
import {
  FormPageProvider,
  answersPassedBy,
  type FormPage,
  type PassedAnswers,
} from '#domains/requests/dialog/form-page.ts'
import type { Refusal } from '#domains/requests/intake/receive-request.server.ts'
import RequestDialog from '#domains/requests/dialog/request-dialog.tsx'
import type { FormName } from '#domains/requests/submission.ts'
import { pageQuery } from '#map/dialogs.ts'
import type { RoutePage } from '#pages/kinds.ts'

interface PageDialogProps {
  readonly name: FormName | 'success-dialog'
  /** The page under the dialog; undefined over a missing page. */
  readonly view: RoutePage | undefined
  /** Why the submitted form was not stored. */
  readonly refusal: Refusal | undefined
  /** The content of a success dialog, if its address is signed. */
  readonly answered: string | undefined
  readonly onClose: () => void
}

/**
 * Whether the dialog being rendered came with the page, and so without this browser's stored data.
 * Not a hook: another render before the form has loaded would make React replace the server's
 * markup, and the input in it.
 */
function cameWithPage(): boolean {
  return typeof document === 'undefined' || document.querySelector('dialog[open]:not(:modal)') !== null
}

/** The case in the address or, unless the dialog came with the page, stored in this browser. */
function useListAnswers(page: string | undefined, cases: readonly CaseQuestion[]): PassedAnswers | undefined {
  const { pathname, search } = useLocation()
  const [kept] = useState(() => (page === undefined || cameWithPage() ? undefined : readList(page)))
  const answers = answersFrom(idsInQuery(search) ?? kept?.chosen ?? [], cases)
  const ids = idsOf(answers, cases)
  const done = kept?.done ?? []
  if (ids.length === 0 && done.length === 0) return undefined
  const inWords = cases.flatMap(({ id, label, options }) =>
    options
      .filter((option) => option.id === answers[id])
      .map((option) => ({ question: label, answer: option.label })),
  )
  const query = pageQuery(search)
  query.set('case', ids.join(','))
  return { ids, done, answers: inWords, href: `${pathname}?${query}#documents` }
}

/** The page's button label and closing sentence, if that button opens this dialog; a client's task by its own words. */
function askedBy({ page, content }: RoutePage, name: string): FormPage['asked'] {
  const task = 'tasks' in content ? content.tasks.items.find(({ id }) => id === name) : undefined
  if (task) return { title: task.cta, intro: task.text }
  if (page.dialog !== name || !('cta' in content) || !('ask' in content) || !content.cta) return undefined
  return { title: content.cta, intro: content.ask.text }
}

/** A request dialog with data of the page under it and of the reader's earlier choices. */
export default function PageDialog({ name, view, refusal, answered, onClose }: PageDialogProps) {
  const content = view?.content
  const cases = content && 'documents' in content ? content.documents.cases : []
  const inList = useListAnswers(view?.page.id, cases)
  const [byPage] = useState(() => (!cameWithPage() && view && answersPassedBy(view.page.id)) || view?.passed)
  const passed = byPage ?? inList
  const { pathname } = useLocation()
  const documents = content && 'documents' in content ? `${pathname}#documents` : undefined
  const [remembered] = useState(() => (cameWithPage() ? undefined : readAnswers()))
  return (
    <FormPageProvider value={{ asked: view && askedBy(view, name), passed, documents, remembered }}>
      <RequestDialog name={name} refusal={refusal} answered={answered} onClose={onClose} />
    </FormPageProvider>
  )
}
