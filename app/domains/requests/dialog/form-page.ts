import { createContext, use } from 'react'
import type { RichTextValue } from '#design/rich-text.tsx'
import type { Remembered } from '#domains/answers/questions.ts'

/** The visitor's answers on a page with a list of documents, a plan or a calculator. */
export interface PassedAnswers {
  /** Option ids, as a shared link names them. */
  readonly ids: readonly string[]
  /** Ids of the ticked documents. */
  readonly done: readonly string[]
  /** The answers in words. */
  readonly answers: readonly { readonly question: RichTextValue; readonly answer: RichTextValue }[]
  /** Path and query of the place where the answers can be changed. */
  readonly href: string
}

/** What the page under a dialog passes to its form. */
export interface FormPage {
  /** The page's call to action and closing sentence, if its button opens this dialog. */
  readonly asked?: { readonly title: string; readonly intro: RichTextValue } | undefined
  readonly passed?: PassedAnswers | undefined
  /** Its list of documents, if it has one. */
  readonly documents?: string | undefined
  /** What this browser remembers of the visitor. */
  readonly remembered?: Remembered | undefined
}

const passedBy = new Map<string, PassedAnswers>()

/** Sets the answers that a page with its own state passes to the forms opened over it. */
export function passToForms(page: string, passed: PassedAnswers | undefined): void {
  if (passed === undefined) passedBy.delete(page)
  else passedBy.set(page, passed)
}

/** The answers that a page last passed to its forms. */
export function answersPassedBy(page: string): PassedAnswers | undefined {
  return passedBy.get(page)
}

const FormPageContext = createContext<FormPage>({})

export const FormPageProvider = FormPageContext

/** What the page under the dialog passes on; undefined for a form inside a page. */
export function useFormPage(): FormPage {
  return use(FormPageContext)
}

/** The field value for an answer in the page's list of documents: `options` by option id. */
export function usePassedOption<T>(options: Readonly<Record<string, T>>): T | undefined {
  const id = useFormPage().passed?.ids.find((each) => Object.hasOwn(options, each))
  return id === undefined ? undefined : options[id]
}
