import loadAppointments from 'virtual:texts/appointments'
import loadForms from 'virtual:texts/forms'
import { pageTexts } from './page-texts.tsx'

/** The texts of the appointment book with those that all forms share. */
export const { Texts: AppointmentsProvider } = pageTexts(async (locale) => {
  const [shared, own] = await Promise.all([loadForms(locale), loadAppointments(locale)])
  return { messages: { ...shared.messages, ...own.messages } }
})
