/** Session storage; when the browser blocks it, nothing is stored and everything else works. */
export const session = {
  read(key: string): string | null {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null
    }
  },
  write(key: string, value: string): void {
    try {
      sessionStorage.setItem(key, value)
    } catch {
      // The input stays in the form; once the form is closed, it is lost.
    }
  },
  forget(key: string): void {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // There is nothing to delete.
    }
  },
}
