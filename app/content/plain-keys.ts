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
  'sceneAlt',
  'updated',
  'id',
  'by',
  'kind',
  'lang',
  'url',
  'date',
  'when',
  'who',
  'call',
  'within',
  'phrases',
  'period',
  'counted',
] as const

export type PlainKey = (typeof plainKeys)[number]
