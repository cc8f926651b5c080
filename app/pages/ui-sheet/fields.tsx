import { Checkbox } from '#design/fields/checkbox.tsx'
import { ErrorSummary } from '#design/fields/error-summary.tsx'
import { Field } from '#design/fields/field.tsx'
import { FileField } from '#design/fields/file-field.tsx'
import { PhoneField } from '#design/fields/phone-field.tsx'
import { ProgressBar } from '#design/progress-bar.tsx'
import { RadioCards } from '#design/fields/choices/radio-cards.tsx'
import { Segmented } from '#design/fields/choices/segmented.tsx'
import { Select, TextInput } from '#design/fields/text-input.tsx'
import { StatusMessage } from '#design/status-message.tsx'
import { TextArea } from '#design/fields/text-area.tsx'
import { countries, languages, mailError, offices } from './samples.ts'
import { SheetSection } from './section.tsx'

/** Fields at rest, filled, disabled and wrong. */
export function FieldsSection() {
  return (
    <SheetSection title="Form fields">
      <div className="sheet-grid">
        <Field id="sheet-name" label="Name" hint="As in your passport">
          {(control) => <TextInput {...control} autoComplete="name" placeholder="Anna Example" />}
        </Field>
        <Field id="sheet-mail" label="E-mail" error={mailError}>
          {(control) => <TextInput {...control} type="email" defaultValue="anna@example" />}
        </Field>
        <Field id="sheet-reference" label="Reference">
          {(control) => <TextInput {...control} readOnly defaultValue="ABC-7K3M-Q2" />}
        </Field>
        <Field id="sheet-topic" label="Topic">
          {(control) => (
            <Select {...control}>
              <option>NIE and residence</option>
              <option>Health insurance</option>
            </Select>
          )}
        </Field>
        <Field id="sheet-phone" label="Phone" optional="(optional)">
          {(control) => (
            <PhoneField
              {...control}
              countries={countries}
              countryName="country"
              countryLabel="Country code"
              defaultCountry="DE"
              placeholder="151 …"
            />
          )}
        </Field>
        <Field id="sheet-phone-wrong" label="Phone" error="This number has too few digits.">
          {(control) => (
            <PhoneField
              {...control}
              countries={countries}
              countryName="country"
              countryLabel="Country code"
              defaultCountry="ES"
              defaultValue="971"
            />
          )}
        </Field>
        <Field id="sheet-message" label="Message" optional="(optional)">
          {(control) => (
            <TextArea
              {...control}
              limit={2000}
              remaining={(left) => `${left} characters left`}
              defaultValue="Hello"
            />
          )}
        </Field>
        <Field id="sheet-bill" label="Your bill" hint="PDF or picture, up to six files of 10 MB">
          {(control) => <FileField {...control} multiple accept="application/pdf,image/*" />}
        </Field>
        <Segmented
          id="sheet-language"
          name="language"
          label="Language"
          defaultValue="en"
          options={languages}
        />
        <RadioCards id="sheet-office" name="office" label="Office" defaultValue="palma" options={offices} />
        <RadioCards
          id="sheet-office-wrong"
          name="office-wrong"
          label="Office"
          error="Please choose an office."
          options={offices}
        />
        <div className="form-fields">
          <Checkbox
            id="sheet-privacy"
            defaultChecked
            label={
              <>
                I have read the <a href="#sheet-privacy">privacy policy</a> and agree.
              </>
            }
          />
          <Checkbox id="sheet-news" label="Send me news now and then." optional="(optional)" />
          <Checkbox id="sheet-consent" label="I agree." error="We need your agreement to answer you." />
          <Checkbox id="sheet-fixed" label="Not to be changed" disabled defaultChecked />
          <ProgressBar label="Documents ready" value={2} max={5} />
          <StatusMessage>Your request has arrived.</StatusMessage>
        </div>
      </div>
      <ErrorSummary
        title="There are two things to correct"
        errors={[
          { id: 'sheet-mail', message: `E-mail: ${mailError}` },
          { id: 'sheet-office-wrong', message: 'Office: please choose one' },
        ]}
      />
    </SheetSection>
  )
}
