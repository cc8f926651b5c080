/** The fragment of an answer in a page's list of questions. Browsers open what it stands in. */
export function answerId(index: number): string {
  return `answer-${index + 1}`
}
