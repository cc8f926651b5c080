import type { AppointmentMessages, FormMessages } from './messages.ts'
import { pageTexts } from './page-texts.tsx'

type Parts = Promise<[{ messages: FormMessages }, { messages: AppointmentMessages }]>

async function joined(parts: Parts) {
  const [forms, appointments] = await parts
  return { messages: { ...forms.messages, ...appointments.messages } }
}

/** The messages of the appointment book and those shared by all forms. */
export const { Texts: AppointmentsProvider } = pageTexts({
  es: () => joined(Promise.all([import('virtual:forms/es'), import('virtual:texts/appointments/es')])),
  en: () => joined(Promise.all([import('virtual:forms/en'), import('virtual:texts/appointments/en')])),
  de: () => joined(Promise.all([import('virtual:forms/de'), import('virtual:texts/appointments/de')])),
})
