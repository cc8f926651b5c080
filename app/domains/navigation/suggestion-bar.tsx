import { useEffect, useRef, useState } from 'react'
import type { SuggestionMessages } from '#i18n/messages.ts'
import { languageNames, type Locale, type Localized } from '#map/locale.ts'
import { Flag } from '#design/icons/flag.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { useRoomBelow } from '#design/hooks/use-room-below.ts'
import { dismissedKey } from './dismissed-key.ts'
import { messages as de } from 'virtual:texts/suggestion/de'
import { messages as en } from 'virtual:texts/suggestion/en'
import { messages as es } from 'virtual:texts/suggestion/es'

/**
 * The bar speaks the offered language, which is not the page's: these are the one text that a page needs in all languages
 * at once, so that they come with the bar and not with the page's texts.
 */
const texts: Localized<SuggestionMessages> = { es, en, de }

function rememberDismissal(): void {
  try {
    localStorage.setItem(dismissedKey, '1')
  } catch {
    // It will be offered again, which is better than failing the page.
  }
}

/** Whether the bar, 2.75rem high, would cover a control on a phone before any scrolling. */
function coversControls(): boolean {
  if (scrollY > 0 || !matchMedia('(width < 48em)').matches) return false
  const top = innerHeight - 2.75 * parseFloat(getComputedStyle(document.documentElement).fontSize)
  const controls = document.querySelectorAll('main :is(a, button, input, select, textarea, summary)')
  return [...controls].some((control) => {
    const box = control.getBoundingClientRect()
    return box.height > 0 && box.top < innerHeight && box.bottom > top
  })
}

interface SuggestionBarProps {
  /** The offered language, in which the bar is written. */
  readonly offer: Locale
  readonly href: string
  readonly onDismiss: () => void
}

/**
 * Offers the page in another language: immediately, or on the first scroll if the bar would cover a
 * control.
 */
export function SuggestionBar(props: SuggestionBarProps) {
  const [waits, setWaits] = useState(coversControls)
  useEffect(() => {
    if (!waits) return
    // Focus scrolls too: the focused element must be clear of the bar that then appears.
    const { style } = document.documentElement
    style.scrollPaddingBottom = '6.5rem'
    const show = () => setWaits(false)
    addEventListener('scroll', show, { once: true, passive: true })
    return () => {
      style.scrollPaddingBottom = ''
      removeEventListener('scroll', show)
    }
  }, [waits])
  return waits ? null : <Bar {...props} />
}

function Bar({ offer, href, onDismiss }: SuggestionBarProps) {
  const t = (key: keyof SuggestionMessages) => texts[offer][key]
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
        {t('offer')}
      </a>
      <button type="button" className="icon-button" aria-label={t('dismiss')} onClick={dismiss}>
        <Icon name="x" />
      </button>
    </aside>
  )
}
