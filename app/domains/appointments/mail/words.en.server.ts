import type { AppointmentWords } from './words.server.ts'

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
    unconfirmed: {
      subject: (reference) => `Please confirm your appointment: ${reference}`,
      title: 'Please confirm your appointment',
      intro: 'You chose this day and time on our website. It becomes your appointment once you confirm it.',
    },
    lapsed: {
      subject: (reference) => `Your appointment was not confirmed: ${reference}`,
      title: 'Your appointment was not confirmed in time',
      intro:
        'We held this time for 30 minutes and have now released it. If it is still free, you can book it with the button below. We still have your request and will be in touch.',
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
  confirm: 'Confirm the appointment',
  seeWhetherFree: 'See whether it is still free',
  heldUntil: (moment) =>
    `We are holding this time for you until ${moment}. After that others can book it again.`,
  ignore:
    'Was this not you? Then you need do nothing: without your confirmation there is no appointment, and we release the time.',
  add: 'Add a note or papers',
  attached: 'Open the attached file to add the appointment to your calendar.',
  notYou: 'Was this not you? Somebody must have mistyped their address. You can cancel it or let us know.',
  surprised: 'Does this come as a surprise? Then please let us know.',
  reason: 'Reason',
  again: 'Book another time',
  sorry:
    'We apologise for the inconvenience. If none of the times suit you, reply to this e-mail or call us and we’ll find one together.',
  office: {
    booked: 'New appointment',
    moved: 'Appointment moved',
    cancelled: 'Appointment cancelled',
    unconfirmed: 'Appointment not confirmed yet',
    lapsed: 'Appointment not confirmed',
  },
  officeUnconfirmed:
    'The visitor was sent a link to confirm the appointment and has not used it yet. The time is held for 30 minutes.',
  officeLapsed:
    'The visitor was sent a link to confirm the appointment and did not use it within 30 minutes, so the time is free again. The request is still open: please get in touch.',
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
