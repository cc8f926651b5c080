/** Texts that nothing can be built from; the last build is as it was. */
export class ContentMistakes extends Error {
  /** Each with the name of its file. */
  readonly mistakes: readonly string[]

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'))
    this.name = 'ContentMistakes'
    this.mistakes = mistakes
  }
}

/** Runs a build and tells mistakes in texts line by line, for who writes them. Whether it was made. */
export async function tellMistakes(build: () => Promise<void>): Promise<boolean> {
  try {
    await build()
    return true
  } catch (error) {
    if (!(error instanceof ContentMistakes)) throw error
    for (const mistake of error.mistakes) console.error(`wrong: ${mistake}`)
    return false
  }
}
