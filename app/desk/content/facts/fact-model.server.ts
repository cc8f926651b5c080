import type { TextForm } from '#domains/editor/files/field.ts'
import type { DraftChange } from '#domains/editor/git/drafts.server.ts'
import type { ListedFact } from '#domains/editor/overview/facts-overview.server.ts'
import { partOf } from '#desk/content/text/text-model.server.ts'

/** The number of a fact's entry in a version of its file; undefined if it is not there. */
export function factPart({ fields }: TextForm, id: string): string | undefined {
  const own = fields.find((field) => field.values.all === id && /^\d+\.id$/.test(field.id))
  return own && partOf(own.id)
}

/** Facts that say the same as another: they change together. */
export function twinsOf(facts: readonly ListedFact[], id: string): ListedFact[] {
  const own = facts.find(({ fact }) => fact.id === id)?.fact.twin
  return facts.filter(({ fact }) => fact.id !== id && (fact.twin === id || fact.id === own))
}

/** The next review, as long after today as the last one was after the day on which the value was seen. */
function nextReview(
  { asOf, review }: { readonly asOf: string; readonly review: string },
  today: string,
): string {
  const days = Temporal.PlainDate.from(asOf).until(review, { largestUnit: 'day' })
  return Temporal.PlainDate.from(today).add(days).toString()
}

/** The changes that say that a fact was seen at its source today; a review day that has come moves on. */
export function seenChanges(form: TextForm, { fact }: ListedFact, today: string): DraftChange[] {
  const part = factPart(form, fact.id)
  const placeOf = (key: string) => form.fields.find(({ id }) => id === `${part}.${key}`)?.places.all
  const [asOf, review] = [placeOf('asOf'), placeOf('review')]
  if (asOf === undefined || review === undefined || fact.asOf === undefined) return []
  const set = ({ file, path }: typeof asOf, value: string): DraftChange => ({
    file,
    change: { kind: 'set', path, value },
  })
  return [
    ...(fact.asOf === today ? [] : [set(asOf, today)]),
    ...(fact.review > today
      ? []
      : [set(review, nextReview({ asOf: fact.asOf, review: fact.review }, today))]),
  ]
}
