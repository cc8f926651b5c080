/** The query field that carries a case: option ids alone, nothing about the reader. */
const parameter = 'case'

/** The option ids that a query names; undefined where it names no case. */
export function idsInQuery(search: string): string[] | undefined {
  return new URLSearchParams(search).get(parameter)?.split(',')
}

/** A query with another case; its other fields stay. Ids are plain words, so the comma may stay readable. */
export function queryWith(ids: readonly string[], search: string): string {
  const rest = new URLSearchParams(search)
  rest.delete(parameter)
  const fields = [rest.toString(), ids.length > 0 && `${parameter}=${ids.join(',')}`].filter(Boolean)
  return fields.length > 0 ? `?${fields.join('&')}` : ''
}
