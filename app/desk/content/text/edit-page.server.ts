import type { Problem } from '#domains/editor/problems/problem.ts'
import type { TextForm } from '#domains/editor/files/field.ts'
import { localeOf, type DeskContext } from '#desk/desk-screen.server.ts'
import { blankForm, type FormState } from '#desk/ui/form-state.ts'
import type { Version } from '#desk/content/drafts/chosen-draft.server.ts'
import type { ContentParts } from '#desk/content/content-desk.server.ts'
import { newDraft } from '#desk/content/drafts/chosen-draft.server.ts'
import { problemsByControl, problemText } from './text-model.server.ts'
import type { DraftNote, EditForm, SectionView } from './text-view.ts'
import { problemWords } from '#domains/editor/problems/problem-words.server.ts'
import type { ReadChanges } from './read-changes.server.ts'

function noteOf({ draft }: Version): DraftNote | undefined {
  return draft && { id: draft.id, title: draft.title }
}

/** The state of a form about texts. */
export function editForm(version: Version, state: FormState = blankForm): EditForm {
  return { draft: noteOf(version), base: version.commit, state }
}

/** What the check of a draft said about a form's fields, in words; nothing while it is running. */
export function checkedProblems(
  { checks }: ContentParts,
  context: DeskContext,
  { draft }: Version,
  form: Pick<TextForm, 'fields'>,
): Map<string, string[]> {
  const problems = draft ? (checks.ready(draft)?.problems ?? []) : []
  return inWords(context, problemsByControl(form, problems))
}

function inWords(
  context: DeskContext,
  found: ReadonlyMap<string, readonly Problem[]>,
): Map<string, string[]> {
  const locale = localeOf(context)
  return new Map(
    [...found].map(([name, problems]) => [name, problems.map((one) => problemText(one, locale))]),
  )
}

/** The state of a form of which some values were not understood. */
export function wrongState(
  context: DeskContext,
  values: FormState['values'],
  wrong: ReadChanges['wrong'],
): FormState {
  const locale = localeOf(context)
  const errors = Object.entries(wrong).map(([name, problem]) => [name, problemWords(problem, locale)])
  return { values, errors: Object.fromEntries(errors) as FormState['errors'] }
}

/** The labels of a form's controls, for its summary of errors. */
export function labelsOf(sections: readonly SectionView[]): Record<string, string> {
  return Object.fromEntries(
    sections.flatMap(({ items }) =>
      items.flatMap((item) =>
        item.type === 'field' ? item.controls.map(({ name }) => [name, item.label] as const) : [],
      ),
    ),
  )
}

/** The address of this page in a new draft. */
export function otherDraft(context: DeskContext): string {
  const { pathname, searchParams } = new URL(context.req.url)
  const path = context.req.method === 'GET' ? pathname : '/content'
  searchParams.set('draft', newDraft)
  return `${path}?${searchParams.toString()}`
}
