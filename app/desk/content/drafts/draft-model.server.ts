import { draftChanges, type Draft } from '#domains/editor/git/drafts.server.ts'
import type { FileChange } from '#domains/editor/git/file-changes.server.ts'
import { changeWords, questionWords } from '#domains/editor/problems/change-words.server.ts'
import { questionsAbout, type Question } from '#domains/editor/problems/questions.server.ts'
import type { Problem } from '#domains/editor/problems/problem.ts'
import { editableTexts, filesOf, type EditableText } from '#domains/editor/files/texts.server.ts'
import { readTextForm } from '#domains/editor/files/fields.server.ts'
import { resultWords } from '#domains/publish/result-words.server.ts'
import { lastResults } from '#domains/publish/results.server.ts'
import { scheduledDrafts } from '#domains/publish/schedule.server.ts'
import { formatDay } from '#i18n/date-format.ts'
import { addDays, madridTime } from '#i18n/madrid-time.ts'
import type { Locale } from '#map/locale.ts'
import { memberNames } from '#domains/staff/member-names.server.ts'
import { localeOf, momentIn, textsOf, type DeskContext } from '#desk/desk-screen.server.ts'
import type { ContentParts } from '#desk/content/content-desk.server.ts'
import { factAddress, textAddress } from '#desk/content/content-address.ts'
import { changedPlace, fieldWords, textWords } from '#desk/content/content-words.server.ts'
import type { DraftView, LinkedLine, QuestionLine } from './draft-view.ts'
import { partOf, partsOf, problemsByControl, problemText } from '#desk/content/text/text-model.server.ts'

/**
 * How long a page waits for the check before it says that it is running: right after saving, the editor sees first that
 * the words are kept.
 */
const patienceMs = { afterSaving: 500, usual: 6_000 } as const

/** The text that a file belongs to. */
export function textOfFile(root: string, file: string): EditableText | undefined {
  return editableTexts(root).find((text) => filesOf(text).some((one) => one.file === file))
}

/** A text with a link to its form, or that of one of its facts. */
function linkOf(
  root: string,
  file: string,
  entry: string | undefined,
  locale: Locale,
  draft?: string,
): LinkedLine {
  const text = textOfFile(root, file)
  if (text === undefined) return { words: file.replace('content/', ''), href: undefined }
  const words = textWords(root, text, locale)
  const isFact = text.kind === 'facts' && entry !== undefined
  return { words, href: isFact ? factAddress(entry, draft) : textAddress(text.id, { draft }) }
}

/** Changes in words, by text. */
function changeLines(
  root: string,
  changes: readonly FileChange[],
  locale: Locale,
  draft?: string,
): DraftView['changes'] {
  const groups = Map.groupBy(changes, ({ text }) => text)
  return [...groups.values()].map((own) => {
    const [{ file, entry } = { file: '', entry: undefined }] = own
    return {
      text: linkOf(root, file, entry, locale, draft),
      lines: own.map((change) => changeWords(change, locale, changedPlace(change, locale))),
    }
  })
}

/** A problem in words with a link to its field. */
function problemLine(root: string, problem: Problem, locale: Locale, draft: string | undefined): LinkedLine {
  const text = textOfFile(root, problem.file)
  const words = problemText(problem, locale)
  if (text === undefined) return { words: [problem.file, words].filter(Boolean).join(': '), href: undefined }
  const form = readTextForm(root, text)
  const [at] = problemsByControl(form, [problem]).keys()
  const id = at?.slice(at.indexOf(':') + 1)
  const title = textWords(root, text, locale)
  const place = [title, id === undefined ? problem.field : fieldWords(id, locale)].filter(Boolean).join(' · ')
  const part = id !== undefined && partsOf(form).length > 0 ? partOf(id) : undefined
  if (text.kind === 'facts' && id !== undefined) {
    const named = form.fields.find((field) => field.id === `${partOf(id)}.id`)?.values.all
    if (typeof named === 'string')
      return {
        words: `${named} · ${words}`,
        href: `${factAddress(named, draft)}#${encodeURIComponent(at ?? '')}`,
      }
  }
  return { words: `${place}: ${words}`, href: textAddress(text.id, { draft, part, at }) }
}

/** Problems in words with links to their fields. */
export function problemLines(
  root: string,
  problems: readonly Problem[],
  locale: Locale,
  draft: string | undefined,
): LinkedLine[] {
  return problems.map((problem) => problemLine(root, problem, locale, draft))
}

/** Identifies a question between two requests. */
export function questionId(question: Question): string {
  const { kind, file, path } = question
  return `${kind} ${file} ${JSON.stringify(path)}`
}

function questionLine(root: string, question: Question, locale: Locale, draft: string): QuestionLine {
  const words = questionWords(question, locale)
  const id = questionId(question)
  if (question.kind !== 'oneLanguage') {
    const about = question.kind === 'twin' ? question.twin : question.entry
    return {
      id,
      words,
      href: factAddress(about, draft),
      seen: question.kind === 'seenDay' ? question.entry : undefined,
    }
  }
  const text = linkOf(root, question.file, undefined, locale, draft)
  const place = changedPlace({ text: '', path: question.path }, locale)
  return { id, words: `${text.words} · ${place}: ${words}`, href: text.href, seen: undefined }
}

function resultOf(context: DeskContext, editDir: string, id: string): DraftView['result'] {
  const last = lastResults(editDir).find(({ asked }) => asked.kind !== 'undo' && asked.draft === id)
  if (last === undefined || last.state === 'done' || last.state === 'scheduled') return undefined
  return { id: last.id, words: resultWords(last, localeOf(context)), failed: last.state === 'failed' }
}

/** The questions about a draft's changes. */
export async function questionsOf(parts: ContentParts, draft: Draft): Promise<Question[]> {
  return questionsAbout(await draftChanges(await parts.edit(), draft), draft.root)
}

/** Everything on a draft's page. */
export async function draftView(parts: ContentParts, context: DeskContext, draft: Draft): Promise<DraftView> {
  const { store, checks } = parts
  const edit = await parts.edit()
  const locale = localeOf(context)
  const changes = await draftChanges(edit, draft)
  const isSaved = context.req.query('done') !== undefined
  const [checked, names] = await Promise.all([
    changes.length === 0
      ? undefined
      : checks.within(draft, isSaved ? patienceMs.afterSaving : patienceMs.usual),
    memberNames(store),
  ])
  const when = momentIn(context)
  const scheduled = scheduledDrafts(edit.folder).find((one) => one.draft === draft.id)
  const today = madridTime(new Date(store.clock().epochMilliseconds)).day
  return {
    id: draft.id,
    title: draft.title,
    lead: textsOf(context).content('draft.lead', {
      name: names.get(draft.startedBy) ?? '–',
      when: when(draft.changedAt),
    }),
    changes: changeLines(draft.root, changes, locale, draft.id),
    problems: checked && problemLines(draft.root, checked.problems, locale, draft.id),
    questions: questionsAbout(changes, draft.root).map((one) =>
      questionLine(draft.root, one, locale, draft.id),
    ),
    scheduled: scheduled && { at: when(scheduled.at), by: scheduled.by.name },
    result: resultOf(context, edit.folder, draft.id),
    preview: parts.preview?.previews.state(draft.id).kind,
    today,
    tomorrow: addDays(today, 1),
  }
}

/** A day in the member's format. */
export function dayIn(context: DeskContext): (day: string) => string {
  return (day) => formatDay(day, localeOf(context))
}
