import { useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from '#design/button.tsx'
import { TextInput } from './text-input.tsx'

interface SuggestedInputProps extends ComponentProps<typeof TextInput> {
  /** The probable intent, if a value looks like a typo. */
  readonly suggest: (value: string) => Promise<string | undefined>
  readonly question: ReactNode
  /** The label of the button that accepts the suggestion. */
  readonly takeLabel: (suggestion: string) => ReactNode
}

/**
 * A text input that suggests a correction on blur. The suggestion can be ignored: nothing is
 * refused.
 */
export function SuggestedInput({ suggest, question, takeLabel, ...input }: SuggestedInputProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null)
  const [suggestion, setSuggestion] = useState<string>()
  const take = () => {
    const control = frame.current?.querySelector('input')
    if (!control || suggestion === undefined) return
    control.value = suggestion
    control.dispatchEvent(new Event('input', { bubbles: true }))
    setSuggestion(undefined)
    control.focus()
  }
  return (
    <div ref={frame}>
      <TextInput
        {...input}
        onBlur={({ target }) => {
          const { value } = target
          suggest(value).then(
            (meant) => target.value === value && setSuggestion(meant),
            () => undefined,
          )
        }}
        onInput={() => setSuggestion(undefined)}
      />
      <div className="input-suggestion" role="status">
        {suggestion !== undefined && (
          <>
            <span>{question}</span>
            <Button variant="secondary" compact onClick={take}>
              {takeLabel(suggestion)}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
