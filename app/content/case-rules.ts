interface CaseDocuments {
  readonly cases: readonly { readonly id: string; readonly options: readonly { readonly id: string }[] }[]
  readonly items: readonly {
    readonly id: string
    readonly when?: Readonly<Record<string, readonly string[]>> | undefined
  }[]
}

function twice(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
}

/**
 * What is wrong with the cases of a list of documents. Option ids alone stand
 * for a case in a link, so that no two questions may share one.
 */
export function caseProblems({ cases, items }: CaseDocuments): string[] {
  const options = new Map(cases.map((question) => [question.id, question.options.map(({ id }) => id)]))
  const unknown = items.flatMap(({ id, when }) =>
    Object.entries(when ?? {}).flatMap(([question, wanted]) =>
      wanted
        .filter((option) => !options.get(question)?.includes(option))
        .map((option) => `${id} depends on ${question}: ${option}, which is not asked`),
    ),
  )
  return [
    ...unknown,
    ...twice(items.map(({ id }) => id)).map((id) => `two documents are ${id}`),
    ...twice([...options.values()].flat()).map((id) => `two options are ${id}`),
  ]
}
