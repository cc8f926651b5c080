import { useEffect, useState } from 'react'

/** The message after sharing, if the browser shows none itself. */
interface Said {
  readonly key: 'copied' | 'copyByHand'
  readonly link: string
}

const readingTime = 8000

/** Without a secure connection, or when the reader forbids it, a browser has no clipboard. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Shares a link to this page: through the browser's share sheet, or copied. */
export function useShareLink(): {
  readonly said: Said | undefined
  readonly share: (link: string) => void
} {
  const [said, setSaid] = useState<Said>()
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(undefined), readingTime)
    return () => clearTimeout(timer)
  }, [said])
  const share = (link: string) => {
    if (typeof navigator.share === 'function') {
      // Closing the share sheet is not an error.
      navigator.share({ title: document.title, url: link }).catch(() => undefined)
      return
    }
    copy(link).then((copied) => setSaid({ key: copied ? 'copied' : 'copyByHand', link }))
  }
  return { said, share }
}
