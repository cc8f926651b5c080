import * as v from 'valibot'

/** What a template may leave to be filled in. */
export const replyPlaceholders = ['name', 'reference', 'office', 'phone', 'day', 'member'] as const
export type ReplyPlaceholder = (typeof replyPlaceholders)[number]

const line = (longest: number) => v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(longest))

const template = v.strictObject({
  /** Permanent: replies are stored with it. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'an id such as document-needed')),
  /** What the staff see when they choose one. */
  name: line(60),
  subject: line(100),
  body: line(4_000),
})

export const repliesSchema = v.pipe(
  v.array(template),
  v.minLength(1),
  v.check((list) => new Set(list.map(({ id }) => id)).size === list.length, 'expected each id once'),
)

export type ReplyTemplate = v.InferOutput<typeof template>
