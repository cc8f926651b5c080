import { Checkbox } from '#design/fields/checkbox.tsx'
import { DayPicker } from '#design/fields/choices/day-picker.tsx'
import { ErrorSummary } from '#design/fields/error-summary.tsx'
import { Field } from '#design/fields/field.tsx'
import { FieldRow, FormColumns, FormSection } from '#design/fields/form-section.tsx'
import { PhoneField } from '#design/fields/phone-field.tsx'
import { RadioCards } from '#design/fields/choices/radio-cards.tsx'
import { Segmented } from '#design/fields/choices/segmented.tsx'
import { Select, TextInput } from '#design/fields/text-input.tsx'
import { SlotGrid } from '#design/fields/choices/slot-grid.tsx'
import { TextArea } from '#design/fields/text-area.tsx'
import { countries, days, languages, mailError, offices, slots, ways } from './samples.ts'

function PlaceAndTopic() {
  return (
    <div>
      <RadioCards id="office" name="place" prominent label="Where?" defaultValue="palma" options={offices} />
      <div className="form-fields">
        <Field id="topic" label="What is it about?">
          {(control) => (
            <Select {...control} name="topic">
              <option>NIE and residence</option>
              <option>Health insurance</option>
            </Select>
          )}
        </Field>
        <Segmented id="language" name="talk" label="Language" defaultValue="en" options={languages} />
        <Segmented id="way" name="way" label="How?" defaultValue="office" options={ways} />
        <Field id="message" label="Message" optional="(optional)">
          {(control) => (
            <TextArea
              {...control}
              limit={2000}
              remaining={(left) => `${left} characters left`}
              placeholder="For example: by when you need the NIE"
            />
          )}
        </Field>
      </div>
    </div>
  )
}

function TimeAndPerson() {
  return (
    <div>
      <FormSection title="When does it suit you?">
        <DayPicker
          id="day"
          name="day"
          label="November – December"
          hint="Local time in Mallorca"
          defaultValue="2026-11-26"
          days={days}
          earlierLabel="Earlier days"
          laterLabel="Later days"
        />
        <SlotGrid
          id="time"
          name="time"
          label="Thursday 26 November"
          optional="· 30 minutes"
          defaultValue="10:30"
          slots={slots}
          takenLabel="taken"
        />
      </FormSection>
      <FormSection title="How do we reach you?">
        <FieldRow>
          <Field id="name" label="Name">
            {(control) => <TextInput {...control} autoComplete="name" defaultValue="Anna Example" />}
          </Field>
          <Field id="phone" label="Phone" optional="(optional)">
            {(control) => (
              <PhoneField
                {...control}
                countries={countries}
                countryName="dial"
                countryLabel="Country code"
                defaultCountry="DE"
                placeholder="151 …"
              />
            )}
          </Field>
        </FieldRow>
        <Field
          id="mail"
          label="E-mail"
          hint="This is where we send the confirmation with a calendar file."
          error={mailError}
        >
          {(control) => (
            <TextInput {...control} type="email" autoComplete="email" defaultValue="anna@example" />
          )}
        </Field>
        <Checkbox id="privacy" defaultChecked label="I have read the privacy policy and agree." />
        <Checkbox id="news" label="You may send me news by e-mail now and then." optional="(optional)" />
      </FormSection>
    </div>
  )
}

/** The form of the appointment board, with one error. */
export function AppointmentSample() {
  return (
    <>
      <ErrorSummary
        title="There is one thing to clear up"
        errors={[{ id: 'mail', message: `E-mail: ${mailError}` }]}
      />
      <FormColumns>
        <PlaceAndTopic />
        <TimeAndPerson />
      </FormColumns>
    </>
  )
}
