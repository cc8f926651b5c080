import type { FieldMetadata } from '@conform-to/react'
import type { AppointmentForm } from './appointment-schema.ts'

/** The form's fields, wired. */
export type AppointmentFields = {
  readonly [K in keyof Required<AppointmentForm>]: FieldMetadata<AppointmentForm[K]>
}
