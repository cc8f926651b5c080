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
