import { useEffect, useState } from 'react'

/** What is to be said after sharing, where the browser says nothing itself. */
interface Said {
  readonly key: 'copied' | 'copyByHand'
  readonly link: string
}

const readingTime = 8000

/** Shares the page with a case: by the browser's own means, or as a copied link. */
export function useShare(query: string): { readonly said: Said | undefined; readonly share: () => void } {
  const [said, setSaid] = useState<Said>()
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(undefined), readingTime)
    return () => clearTimeout(timer)
  }, [said])
  const share = () => {
    const link = location.origin + location.pathname + query
    if (typeof navigator.share === 'function') {
      // The reader may close the sheet again; that is no fault.
      navigator.share({ title: document.title, url: link }).catch(() => undefined)
      return
    }
    copy(link).then((copied) => setSaid({ key: copied ? 'copied' : 'copyByHand', link }))
  }
  return { said, share }
}

/** Without a secure connection, or where the reader forbids it, a browser has no clipboard. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
