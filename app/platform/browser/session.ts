/** The memory of the tab; where the browser blocks it, it keeps nothing and all else goes on. */
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
      // What was typed stays in the form; closed, it is forgotten.
    }
  },
  forget(key: string): void {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // There is nothing to forget.
    }
  },
}
