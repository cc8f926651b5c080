/**
 * Prefixes an error in a text with its file.
 * @param file such as `content/pages/home/es.yaml`
 */
export function inFile<T>(file: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

type Readers = readonly (() => unknown)[]
type Read<R extends Readers> = { -readonly [Index in keyof R]: ReturnType<R[Index]> }

/** In a combined error, each file's part begins with its name. */
const nextFile = /\n(?=(?:content|locales)\/)/

/**
 * The error for the last of the files named in a line: only that one is invalid, the others include
 * it.
 */
export function ofWrongFile(line: string): string {
  return line.trim().replace(/^(?:\S+: )+(?=content\/)/, '')
}

/** The errors of texts read one after the other; undefined if all can be read. */
export function problemsIn(read: () => unknown): string[] {
  try {
    read()
    return []
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const lines = message.split(nextFile).map(ofWrongFile)
    return [...new Set(lines)]
  }
}

/**
 * Reads independent texts so that one error does not hide another.
 * @throws Error with all errors
 */
export function readAll<const R extends Readers>(readers: R): Read<R> {
  const read: unknown[] = []
  const problems = readers.flatMap((reader) => problemsIn(() => read.push(reader())))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return read as Read<R>
}
