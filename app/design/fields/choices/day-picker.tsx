import { useRef, type ReactNode, useEffect, useState, type RefObject } from 'react'
import { IconButton } from '#design/icons/icon-button.tsx'
import { RadioGroup, type RadioGroupProps, Radio, type RadioChoice, usePromptChoice } from './radio-group.tsx'

/** The state of a strip that scrolls sideways, and how to turn its pages. */
interface Strip {
  readonly atStart: boolean
  readonly atEnd: boolean
  /** Scrolls by the visible width: 1 forward, -1 back. */
  readonly turn: (pages: 1 | -1) => void
}

function positionOf(strip: HTMLElement): { atStart: boolean; atEnd: boolean } {
  const rest = strip.scrollWidth - strip.clientWidth - strip.scrollLeft
  return { atStart: strip.scrollLeft < 2, atEnd: rest < 2 }
}

/** Scrolls the strip alone; `scrollIntoView` would move the page too. */
function bringIntoView(strip: HTMLElement, chosen: HTMLElement | null | undefined): void {
  if (!chosen) return
  const left = chosen.offsetLeft - strip.offsetLeft
  if (left + chosen.offsetWidth > strip.clientWidth) strip.scrollTo({ left, behavior: 'instant' })
}

/** Tracks a sideways strip, also as it grows, and scrolls the chosen item into view once. */
function useStrip(ref: RefObject<HTMLElement | null>): Strip {
  const [position, setPosition] = useState({ atStart: true, atEnd: false })
  useEffect(() => {
    const strip = ref.current
    if (strip === null) return
    bringIntoView(strip, strip.querySelector(':checked')?.parentElement)
    const update = () => setPosition(positionOf(strip))
    update()
    strip.addEventListener('scroll', update, { passive: true })
    const grown = new MutationObserver(update)
    grown.observe(strip, { childList: true })
    return () => {
      strip.removeEventListener('scroll', update)
      grown.disconnect()
    }
  }, [ref])
  return { ...position, turn: (pages) => ref.current?.scrollBy({ left: pages * ref.current.clientWidth }) }
}

/** A day of the strip. */
export interface DayOption {
  /** YYYY-MM-DD. */
  readonly value: string
  /** Short name of the weekday, such as "Do". */
  readonly weekday: string
  /** Day of the month. */
  readonly day: string
  /** What is free that day, such as "5 frei". */
  readonly note: string
  /** The full date, read instead of the short forms. */
  readonly fullDate: string
  /** Nothing is free. */
  readonly disabled?: boolean
}

interface DayPickerProps extends Omit<RadioGroupProps, 'children'>, RadioChoice {
  readonly days: readonly DayOption[]
  /** Labels of the two buttons beside the strip. */
  readonly earlierLabel: string
  readonly laterLabel: string
}

/**
 * A strip of days, five visible. Arrow keys move from day to day; the buttons and a swipe turn its
 * pages.
 */
export function DayPicker(props: DayPickerProps): ReactNode {
  const { name, value, defaultValue, onChoose, days, earlierLabel, laterLabel, ...group } = props
  const choice = usePromptChoice({ name, value, defaultValue, onChoose })
  const ref = useRef<HTMLDivElement>(null)
  const { atStart, atEnd, turn } = useStrip(ref)
  return (
    <RadioGroup {...group}>
      <div className="days">
        <IconButton
          icon="chevron-left"
          label={earlierLabel}
          aria-disabled={atStart}
          onClick={() => turn(-1)}
        />
        <div className="days-strip" ref={ref}>
          {days.map((day) => (
            <label key={day.value} className="pick day">
              <Radio choice={choice} option={day.value} disabled={day.disabled} />
              <small aria-hidden="true">{day.weekday}</small>
              <b aria-hidden="true">{day.day}</b>
              <span className="visually-hidden">{day.fullDate}, </span>
              <small>{day.note}</small>
            </label>
          ))}
        </div>
        <IconButton icon="chevron-right" label={laterLabel} aria-disabled={atEnd} onClick={() => turn(1)} />
      </div>
    </RadioGroup>
  )
}
