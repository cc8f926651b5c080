import { createContext, use } from 'react'
import type { RichTextValue } from '#design/rich-text.tsx'
import type { Remembered } from '#domains/answers/questions.ts'

/** The reader's answers in the page's list of documents. */
export interface ToldCase {
  /** Option ids, as a shared link names them. */
  readonly ids: readonly string[]
  /** Ids of the ticked documents. */
  readonly done: readonly string[]
  /** The answers in words. */
  readonly answers: readonly { readonly question: RichTextValue; readonly answer: RichTextValue }[]
  /** Path and query of the list, where the answers can be changed. */
  readonly href: string
}

/** What the page under a dialog passes to its form. */
export interface FormPage {
  /** The page's call to action and closing sentence, if its button opens this dialog. */
  readonly asked?: { readonly title: string; readonly intro: RichTextValue } | undefined
  readonly told?: ToldCase | undefined
  /** What this browser remembers of the visitor. */
  readonly remembered?: Remembered | undefined
}

const toldBy = new Map<string, ToldCase>()

/** What a page that keeps its answers itself passes to the forms over it, from now on. */
export function tellForms(page: string, told: ToldCase | undefined): void {
  if (told === undefined) toldBy.delete(page)
  else toldBy.set(page, told)
}

/** What the page has passed to its forms. */
export function toldTo(page: string): ToldCase | undefined {
  return toldBy.get(page)
}

const FormPageContext = createContext<FormPage>({})

export const FormPageProvider = FormPageContext

/** What the page under the dialog passes on; undefined for a form inside a page. */
export function useFormPage(): FormPage {
  return use(FormPageContext)
}

/** The field value for an answer in the page's list of documents: `options` by option id. */
export function useTold<T>(options: Readonly<Record<string, T>>): T | undefined {
  const id = useFormPage().told?.ids.find((each) => Object.hasOwn(options, each))
  return id === undefined ? undefined : options[id]
}
