import { useRef } from 'react'
import { languageNames, type Locale } from '#site/locale.ts'
import { Flag } from '#ui/flag.tsx'
import { Icon } from '#ui/icon.tsx'
import { useRoomBelow } from '#ui/use-room-below.ts'
import { dismissedKey } from './dismissed-key.ts'
import { suggestionWords } from './suggestion-words.ts'

function rememberDismissal(): void {
  try {
    localStorage.setItem(dismissedKey, '1')
  } catch {
    // It will be offered again; better than to fail the page over it.
  }
}

interface SuggestionBarProps {
  /** The language that is offered, in which the bar speaks. */
  readonly offer: Locale
  readonly href: string
  readonly onDismiss: () => void
}

/** A small bar that offers the page in another language. */
export function SuggestionBar({ offer, href, onDismiss }: SuggestionBarProps) {
  const words = suggestionWords[offer]
  const bar = useRef<HTMLElement>(null)
  useRoomBelow(bar, '--offer')
  const dismiss = () => {
    rememberDismissal()
    onDismiss()
  }
  return (
    <aside ref={bar} className="suggestion" lang={offer} aria-label={languageNames[offer]}>
      <a href={href} hrefLang={offer} data-language={offer}>
        <Flag locale={offer} />
        {words.offer}
      </a>
      <button type="button" className="icon-button" aria-label={words.dismiss} onClick={dismiss}>
        <Icon name="x" />
      </button>
    </aside>
  )
}
