/** Content that cannot be built; the last build is unchanged. */
export class ContentMistakes extends Error {
  /** Each with the name of its file. */
  readonly mistakes: readonly string[]

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'))
    this.name = 'ContentMistakes'
    this.mistakes = mistakes
  }
}

/**
 * Runs a build and prints content errors line by line, for editors. Returns whether it succeeded.
 */
export async function tellMistakes(build: () => Promise<void>): Promise<boolean> {
  try {
    await build()
    return true
  } catch (error) {
    if (!(error instanceof ContentMistakes)) throw error
    for (const mistake of error.mistakes) console.error(`error: ${mistake}`)
    return false
  }
}
