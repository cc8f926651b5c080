import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'
import { Select, TextInput } from './text-input.tsx'
import { TextArea } from './text-area.tsx'

test('ties label, hint and error to the control, the hint first', () => {
  const html = renderToStaticMarkup(
    <Field id="mail" label="E-mail" hint="For the confirmation" error="The ending is missing">
      {(control) => <TextInput {...control} type="email" />}
    </Field>,
  )
  expect(html).toContain('<label for="mail" class="field-label">E-mail</label>')
  expect(html).toContain('id="mail" aria-describedby="mail-hint mail-error" aria-invalid="true"')
  expect(html).toContain('<p id="mail-hint" class="field-hint">For the confirmation</p>')
  expect(html).toContain('<p id="mail-error" class="field-error">')
})

test('renders no empty or superfluous attributes without hint and error', () => {
  const html = renderToStaticMarkup(
    <Field id="name" label="Name" hint={undefined} error={undefined}>
      {(control) => <TextInput {...control} />}
    </Field>,
  )
  expect(html).not.toContain('aria-')
  expect(html).toContain('<input type="text" id="name" class="input"/>')
})

test('marks an optional field inside its label', () => {
  const html = renderToStaticMarkup(
    <Field id="topic" label="Topic" optional="(optional)">
      {(control) => <Select {...control} />}
    </Field>,
  )
  expect(html).toContain('Topic<span class="field-optional"> (optional)</span></label>')
})

test('describes a text area by its remaining characters too, without truncating input', () => {
  const html = renderToStaticMarkup(
    <Field id="message" label="Message" error="Too long">
      {(control) => (
        <TextArea {...control} limit={10} remaining={(left) => `${left} left`} defaultValue="Hello" />
      )}
    </Field>,
  )
  expect(html).toContain('aria-describedby="message-error message-remaining"')
  expect(html).toContain('<p id="message-remaining" class="input-remaining">5 left</p>')
  expect(html.toLowerCase()).not.toContain('maxlength')
})
