/** What is wrong with one of several files: the key of its words, and the file's name, which holds no slash. */
export function fileError(key: string, { name }: Pick<File, 'name'>): string {
  return `${key}/${name}`
}

/** The names of the wrong files by what is wrong with them. One that came without a name has its key alone. */
export function wrongFiles(errors: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, string[]>()
  for (const error of errors) {
    const [key = '', name] = error.split('/', 2)
    const names = files.get(key) ?? []
    files.set(key, name === undefined ? names : [...names, name])
  }
  return files
}
