/** Content fields that stay plain strings; every other string is prose in the inline notation. */
export const plainKeys = [
  'title',
  'metaTitle',
  'metaDescription',
  'summary',
  'cta',
  'stage',
  'required',
  'scene',
  'updated',
  'id',
  'by',
  'kind',
  'lang',
  'url',
  'date',
  'when',
  'short',
  'caption',
  'who',
  'call',
  'within',
  'phrases',
  'period',
  'counted',
] as const

export type PlainKey = (typeof plainKeys)[number]
