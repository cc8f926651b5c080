import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'
import { PhoneField } from './phone-field.tsx'
import { RadioCards } from './choices/radio-cards.tsx'
import { TextInput } from './text-input.tsx'

const errors = ['mail', 'phone', 'office', 'privacy'].map((id) => ({ id, message: `${id} is wrong` }))

const form = (
  <>
    <ErrorSummary title="Four things to correct" errors={errors} />
    <Field id="mail" label="E-mail" error="Wrong">
      {(control) => <TextInput {...control} />}
    </Field>
    <Field id="phone" label="Phone" error="Wrong">
      {(control) => (
        <PhoneField
          {...control}
          countries={[{ code: 'DE', name: 'Germany', dial: '+49' }]}
          countryName="country"
          countryLabel="Country code"
          defaultCountry="DE"
        />
      )}
    </Field>
    <RadioCards id="office" name="office" label="Office" error="Wrong" options={[]} />
    <Checkbox id="privacy" label="I agree" error="Wrong" />
  </>
)

test('links every error to a field or group of the page', () => {
  const html = renderToStaticMarkup(form)
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map((match) => match[1])
  expect(targets).toEqual(errors.map(({ id }) => id))
  for (const id of targets) expect(html).toMatch(new RegExp(`<(?:input|fieldset)[^>]* id="${id}"`))
})

test('has unique ids and only existing descriptions', () => {
  const html = renderToStaticMarkup(form)
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  expect(new Set(ids).size).toBe(ids.length)
  const described = [...html.matchAll(/aria-describedby="([^"]+)"/g)].flatMap(
    (match) => match[1]?.split(' ') ?? [],
  )
  expect(ids).toEqual(expect.arrayContaining(described))
})

test('takes focus without JavaScript too', () => {
  expect(renderToStaticMarkup(form)).toMatch(/class="error-summary"[^>]* tabindex="-1" autofocus=""/i)
})
