import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { CalculatorContent } from '#content/schema/schema.calculator.ts'
import { answered } from '#domains/calculators/answered.ts'
import { moneyWords, numberWords } from '#domains/calculators/amount-words.ts'
import type { Question, Questions } from '#domains/calculators/questions.ts'
import { isShown, type AnswerError } from '#domains/calculators/read-answers.ts'
import { readNumber } from '#domains/calculators/typed-number.ts'
import { Button } from '#design/button.tsx'
import { RadioCards } from '#design/fields/choices/radio-cards.tsx'
import { Segmented } from '#design/fields/choices/segmented.tsx'
import { ErrorSummary } from '#design/fields/error-summary.tsx'
import { Field } from '#design/fields/field.tsx'
import { Select, TextInput } from '#design/fields/text-input.tsx'
import { useHydrated } from '#design/hooks/use-hydrated.ts'
import { RichText } from '#design/rich-text.tsx'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import type { Locale } from '#map/locale.ts'

type Words = Resolved<CalculatorContent>['questions']

/** What is wrong with an answer, in words. */
function useErrorWords(): (error: AnswerError, question: Question | undefined) => string {
  const t = useT('calculator')
  const { locale } = useSite()
  return ({ key, least = 0, most = 0 }, question) => {
    const money = question?.kind === 'money'
    if (key === 'noNumber') return t('noNumber', { example: numberWords(money ? 125_000 : 120, locale) })
    if (key !== 'range') return t(key)
    const words = (value: number) => (money ? moneyWords(value * 100, locale) : String(value))
    return t('range', { least: words(least), most: words(most) })
  }
}

/** A label with what is wrong after it; a question keeps its mark alone. */
const labelled = (label: string, error: string) => `${label.replace(/[^?]$/, '$&:')} ${error}`

/** A valid number in the reader's notation, anything else as it was typed. */
function shownValue(typed: string | null, question: Question, locale: Locale): string {
  const preset = 'preset' in question ? question.preset : undefined
  const text = typed ?? (preset === undefined ? '' : String(preset))
  if (question.kind === 'day' || question.kind === 'choice') return text
  const number = readNumber(text, locale)
  if (number === undefined) return text
  // Years and counts have no thousands.
  return Number.isInteger(number) && question.kind === 'number' ? String(number) : numberWords(number, locale)
}

interface QuestionFieldProps {
  readonly name: string
  readonly question: Question
  readonly words: Words['items'][string]
  readonly typed: string | null
  readonly error: ReactNode
  /** It holds an answer that the visitor gave elsewhere on the site. */
  readonly isKnown: boolean
}

/** The hint of a question, and that its answer comes from elsewhere on the site. */
function useHint({ words, isKnown }: Pick<QuestionFieldProps, 'words' | 'isKnown'>): ReactNode {
  const t = useT('calculator')
  const { pages } = useSite()
  const hint = words.hint && <RichText value={words.hint} />
  if (!isKnown) return hint
  return (
    <>
      {hint} <b>{t('known')}</b> <a href={`${pages.plan.path}#remembered`}>{t('knownLink')}</a>
    </>
  )
}

/** A few short options side by side, more or longer ones below each other, and many in a list. */
function ChoiceField({ name, question, words, typed, isKnown }: QuestionFieldProps): ReactNode {
  const hint = useHint({ words, isKnown })
  const id = `calc-${name}`
  if (question.kind !== 'choice') return null
  const options = question.options.map((value) => ({
    value,
    label: <RichText value={words.options?.[value] ?? value} />,
    length: String(words.options?.[value] ?? value).length,
  }))
  const group = {
    id,
    name,
    label: <RichText value={words.label} />,
    hint,
    defaultValue: typed ?? question.options[0] ?? '',
  }
  if (options.length > 4) {
    return (
      <Field {...group}>
        {(control) => (
          <Select {...control} name={name} defaultValue={group.defaultValue}>
            {question.options.map((value) => (
              <option key={value} value={value}>
                {String(words.options?.[value] ?? value)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    )
  }
  const short = options.length < 4 && options.every(({ length }) => length <= 16)
  return short ? <Segmented {...group} options={options} /> : <RadioCards {...group} options={options} />
}

function QuestionField(props: QuestionFieldProps): ReactNode {
  const { name, question, words, typed, error } = props
  const hint = useHint(props)
  const t = useT('calculator')
  const { locale } = useSite()
  if (question.kind === 'choice') return <ChoiceField {...props} />
  const unit = question.kind === 'money' ? t('currency') : words.unit
  return (
    <Field
      id={`calc-${name}`}
      label={<RichText value={words.label} />}
      hint={hint}
      error={error}
      {...(question.optional && { optional: t('optional') })}
    >
      {(control) =>
        question.kind === 'day' ? (
          <TextInput {...control} name={name} type="date" className="calc-day" defaultValue={typed ?? ''} />
        ) : (
          <span className="calc-number">
            <TextInput
              {...control}
              name={name}
              inputMode={question.kind === 'money' ? 'decimal' : 'numeric'}
              autoComplete="off"
              maxLength={24}
              defaultValue={shownValue(typed, question, locale)}
            />
            {unit && (
              <span className="calc-unit">
                <RichText value={unit} />
              </span>
            )}
          </span>
        )
      }
    </Field>
  )
}

interface CalculatorFormProps {
  readonly action: string
  readonly words: Words
  readonly questions: Questions
  /** The answers at first: those of the address, or none. */
  readonly initial: URLSearchParams
  /** Answers from elsewhere on the site for questions that have none yet. */
  readonly known: Readonly<Record<string, string>>
  /** The answers as they are now, by which questions come and go. */
  readonly current: Readonly<Record<string, unknown>>
  readonly errors: Readonly<Record<string, AnswerError>>
  /** How often it was submitted, so that the summary of errors takes focus each time. */
  readonly attempt: number
  /** Whether answers given here are remembered beside earlier ones. */
  readonly isRemembering: boolean
  readonly onInput: (form: HTMLFormElement, changed?: { name: string; value: string }) => void
  readonly onSubmit: (form: HTMLFormElement) => void
  /** Below the questions. */
  readonly children: ReactNode
}

/** Whether something was typed or chosen in a field that it did not come with. */
const isFieldTouched = (element: Element) => {
  if (element instanceof HTMLSelectElement)
    return [...element.options].some((one) => one.selected && !one.defaultSelected)
  if (!(element instanceof HTMLInputElement)) return false
  return element.type === 'radio'
    ? element.checked !== element.defaultChecked
    : element.value !== element.defaultValue
}

/** Whether something was typed or chosen that the page did not come with. */
const isTouched = (form: HTMLFormElement) => [...form.elements].some(isFieldTouched)

/** Puts an answer into its field, unless the visitor has answered it already. */
function fillIn(form: HTMLFormElement, name: string, value: string): void {
  const inputs = [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)]
  if (inputs.some(isFieldTouched)) return
  for (const input of inputs) {
    if (input.type === 'radio') input.checked = input.value === value
    else input.value = value
  }
}

/**
 * The questions. Without scripts it is sent to its own page by GET; with them the result changes
 * beside it, and questions that do not matter are hidden but keep their answer.
 */
export function CalculatorForm({
  action,
  words,
  questions,
  initial,
  known,
  current,
  errors,
  attempt,
  isRemembering,
  onInput,
  onSubmit,
  children,
}: CalculatorFormProps): ReactNode {
  const t = useT('calculator')
  const { pages } = useSite()
  const hydrated = useHydrated()
  const headingId = useId()
  const errorWords = useErrorWords()
  const found = Object.entries(errors)
  const form = useRef<HTMLFormElement>(null)
  const readEarly = useEffectEvent(() => {
    if (form.current && isTouched(form.current)) onInput(form.current)
  })
  // Answers that were typed before the scripts ran, or that the browser restored.
  useEffect(() => readEarly(), [])
  const fillInKnown = useEffectEvent((answers: CalculatorFormProps['known']) => {
    if (form.current === null || Object.keys(answers).length === 0) return
    for (const [name, value] of Object.entries(answers)) fillIn(form.current, name, value)
    onInput(form.current)
  })
  useEffect(() => fillInKnown(known), [known])
  return (
    <form
      ref={form}
      className="calc-form"
      action={action}
      aria-labelledby={headingId}
      noValidate
      onInput={({ currentTarget, target }) => onInput(currentTarget, target as HTMLInputElement)}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(event.currentTarget)
      }}
    >
      <h2 id={headingId}>
        <RichText value={words.heading} />
      </h2>
      <input type="hidden" name={answered} value="1" />
      {found.length > 0 && (
        <ErrorSummary
          key={attempt}
          title={t('errors', { count: found.length })}
          errors={found.map(([name, error]) => ({
            id: `calc-${name}`,
            message: labelled(String(words.items[name]?.label), errorWords(error, questions[name])),
          }))}
        />
      )}
      {Object.entries(questions).map(([name, question]) => {
        const own = words.items[name]
        if (own === undefined) throw new Error(`the question ${name} has no words`)
        const error = errors[name]
        return (
          <div key={name} className="calc-question" hidden={hydrated && !isShown(question.shown, current)}>
            <QuestionField
              name={name}
              question={question}
              words={own}
              typed={initial.get(name)}
              isKnown={known[name] !== undefined && current[name] === known[name]}
              error={error && errorWords(error, question)}
            />
          </div>
        )
      })}
      <Button type="submit">
        <RichText value={words.submit} />
      </Button>
      <p className="small muted">
        {isRemembering ? (
          <>
            {t('remembering')} <a href={`${pages.plan.path}#remembered`}>{t('knownLink')}</a>
          </>
        ) : (
          t('privacy')
        )}
      </p>
      {children}
    </form>
  )
}
