/** How people meet. */
export const appointmentModes = ['in-person', 'phone', 'video'] as const
export type AppointmentMode = (typeof appointmentModes)[number]

/** Narrows a form's value to a way of meeting. */
export function isAppointmentMode(value: unknown): value is AppointmentMode {
  return (appointmentModes as readonly unknown[]).includes(value)
}

/** What an office offers: one without an address is met by video or phone only. */
export function modesOf(office: { readonly address?: object }): readonly AppointmentMode[] {
  return office.address === undefined ? ['video', 'phone'] : ['in-person', 'phone']
}
