import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { CalculatorContent } from '#content/schema/schema.calculator.ts'
import { Button } from '#design/button.tsx'
import { PointList } from '#design/blocks/lists/point-list.tsx'
import { useHydrated } from '#design/hooks/use-hydrated.ts'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'
import { formatDay } from '#i18n/date-format.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import type { Locale } from '#map/locale.ts'

type LetterContent = NonNullable<Resolved<CalculatorContent>['letter']>

/** Where the day of the renewal goes; a line to write on until it is known. */
const slot = '%day%'
const blank = '____ / ____ / ________'

function filled(text: RichTextValue, day: string | undefined, locale: Locale): RichTextValue {
  const words = day === undefined ? blank : formatDay(day, locale)
  if (typeof text === 'string') return text.replace(slot, words)
  return text.map((part) => (typeof part === 'string' ? part.replace(slot, words) : part))
}

function LetterPaper({
  text,
  day,
  lang,
}: {
  text: readonly RichTextValue[]
  day: string | undefined
  lang: Locale
}) {
  return (
    <div className="letter-paper" lang={lang}>
      {text.map((paragraph, index) => (
        <p key={index}>
          <RichText value={filled(paragraph, day, lang)} />
        </p>
      ))}
    </div>
  )
}

/** A letter in Spanish to sign and send, its translation, and how to prove that it arrived. It is printed alone. */
export function Letter({ letter, day }: { letter: LetterContent; day: string | undefined }): ReactNode {
  const { locale } = useSite()
  const hydrated = useHydrated()
  const { heading, intro, print, spanish, translation, proof } = letter
  return (
    <section id="letter" className="letter" aria-labelledby="letter-title">
      <h2 id="letter-title">
        <RichText value={heading} />
      </h2>
      <p className="letter-intro">
        <RichText value={intro} />
      </p>
      <div className="letter-sheets">
        <LetterPaper text={spanish} day={day} lang="es" />
        {translation && (
          <div className="letter-translation">
            <h3>
              <RichText value={translation.heading} />
            </h3>
            <LetterPaper text={translation.text} day={day} lang={locale} />
          </div>
        )}
      </div>
      {hydrated && (
        <Button
          variant="secondary"
          onClick={() => {
            // What is printed follows the address: see the print styles.
            location.hash = 'letter'
            globalThis.print()
          }}
        >
          <RichText value={print} />
        </Button>
      )}
      <div className="letter-proof">
        <h3>
          <RichText value={proof.heading} />
        </h3>
        <PointList points={proof.points} />
      </div>
    </section>
  )
}
