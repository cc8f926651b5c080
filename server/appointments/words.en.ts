import type { AppointmentWords } from './words.ts'

export const wordsEn: AppointmentWords = {
  visitor: {
    booked: {
      subject: (reference) => `Your appointment is booked: ${reference}`,
      title: 'Your appointment is booked',
      intro: 'Thank you for booking. This is the day and time you chose.',
    },
    moved: {
      subject: (reference) => `Your appointment has moved: ${reference}`,
      title: 'Your appointment has a new time',
      intro: 'Your appointment has been moved. This is the time that counts from now on.',
    },
    cancelled: {
      subject: (reference) => `Your appointment is cancelled: ${reference}`,
      title: 'Your appointment is cancelled',
      intro: 'This appointment is cancelled and the time is free again. You can book another on the website.',
    },
    byOffice: {
      subject: (reference) => `We have had to cancel your appointment: ${reference}`,
      title: 'We have had to cancel your appointment',
      intro:
        'We’re sorry, but we can’t keep this appointment. You don’t need to do anything: it’s already been taken out of our diary.',
    },
  },
  next: {
    'in-person': 'We look forward to seeing you at the office.',
    phone: 'We will call you at that time on the number you left.',
    video: 'Before the appointment we will send you the link for the video call.',
  },
  greeting: 'Hello,',
  manage: 'See, move or cancel the appointment',
  add: 'Add a note or papers',
  attached: 'Open the attached file to add the appointment to your calendar.',
  notYou: 'Was this not you? Somebody must have mistyped their address. You can cancel it or let us know.',
  surprised: 'Does this come as a surprise? Then please let us know.',
  reason: 'Reason',
  again: 'Book another time',
  sorry:
    'We apologise for the inconvenience. If none of the times suit you, reply to this e-mail or call us and we’ll find one together.',
  office: { booked: 'New appointment', moved: 'Appointment moved', cancelled: 'Appointment cancelled' },
  labels: {
    when: 'When',
    before: 'Before',
    where: 'Where',
    office: 'Office',
    how: 'How',
    talk: 'Spoken language',
    adviser: 'Adviser',
    topic: 'Topic',
    reference: 'Reference',
  },
  modes: { 'in-person': 'at the office', phone: 'by phone', video: 'by video call' },
  summary: (brand, office) => `Appointment with ${brand}, ${office}`,
  insurance: 'Insurance',
  services: 'Services',
  claim: 'A claim',
  other: 'Something else',
  localTime: 'Mallorca time',
}
