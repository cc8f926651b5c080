/**
 * Names the file in whose text something was wrong.
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

/** Where an error tells of several files, the next one begins with its name. */
const nextFile = /\n(?=(?:content|locales)\/)/

/** What is told of the files that a line names: only the last is wrong, the others show it. */
export function ofWrongFile(line: string): string {
  return line.trim().replace(/^(?:\S+: )+(?=content\/)/, '')
}

/** What is wrong with texts that are read, one after the other and each once; nothing where all can be read. */
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
 * Reads what can be read one without the other, so that a mistake hides no other.
 * @throws Error with all that is wrong
 */
export function readAll<const R extends Readers>(readers: R): Read<R> {
  const read: unknown[] = []
  const problems = readers.flatMap((reader) => problemsIn(() => read.push(reader())))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return read as Read<R>
}
