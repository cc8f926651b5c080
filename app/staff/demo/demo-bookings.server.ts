import type { AppointmentTopic } from '#domains/appointments/dialog/appointment-schema.ts'
import type { AppointmentMode } from '#domains/appointments/dialog/slots.ts'
import type { Locale } from '#map/locale.ts'
import type { PageId } from '#map/pages/pages.ts'
import type { Ago } from './demo-request.server.ts'

/** An appointment as a visitor books it. */
export interface DemoBooking {
  readonly sent: Ago
  readonly locale: Locale
  readonly office: PageId
  /** Counted in days on which that office is open: 0 is today, if it is open, or its next day; -1 the one before. */
  readonly openDay: number
  /** The nearest free time is taken. */
  readonly time: string
  readonly topic: AppointmentTopic
  readonly mode: AppointmentMode
  readonly name: string
  /** In front of `@demo.example`. */
  readonly mailbox: string
  readonly phone?: string
  readonly message?: string
  /** The office cancelled it, with this reason. */
  readonly cancelled?: { readonly sent: Ago; readonly reason: string }
}

/** Invented appointments: past ones, today's and those of the next two weeks. */
export const demoBookings: readonly DemoBooking[] = [
  {
    sent: [12, '10:15'],
    locale: 'es',
    office: 'office.palma',
    openDay: -4,
    time: '10:00',
    topic: 'insurance.health',
    mode: 'in-person',
    name: 'Biel Ramis Cifre',
    mailbox: 'biel.ramis',
    phone: '600 000 031',
  },
  {
    sent: [9, '16:40'],
    locale: 'de',
    office: 'office.santa-ponsa',
    openDay: -2,
    time: '11:30',
    topic: 'services.administrative',
    mode: 'in-person',
    name: 'Elke Wiesner',
    mailbox: 'elke.wiesner',
    phone: '030 23125 031',
    message: 'Es geht um die Residencia für uns beide.',
  },
  {
    sent: [8, '09:05'],
    locale: 'en',
    office: 'office.online',
    openDay: -1,
    time: '12:00',
    topic: 'insurance.property',
    mode: 'video',
    name: 'Patricia Holroyd',
    mailbox: 'patricia.holroyd',
  },
  {
    sent: [5, '12:20'],
    locale: 'es',
    office: 'office.palma',
    openDay: 0,
    time: '09:00',
    topic: 'claim',
    mode: 'in-person',
    name: 'Carme Ferragut Bosch',
    mailbox: 'carme.ferragut',
    phone: '600 000 021',
    message: 'Traigo la factura del taller y una duda sobre la franquicia.',
  },
  {
    sent: [4, '18:10'],
    locale: 'de',
    office: 'office.palma',
    openDay: 0,
    time: '11:00',
    topic: 'insurance.car',
    mode: 'in-person',
    name: 'Holger Dammann',
    mailbox: 'holger.dammann',
    phone: '030 23125 032',
  },
  {
    sent: [3, '08:55'],
    locale: 'es',
    office: 'office.palma',
    openDay: 0,
    time: '13:00',
    topic: 'insurance.business',
    mode: 'phone',
    name: 'Xavier Nadal Crespí',
    mailbox: 'xavier.nadal',
    phone: '600 000 033',
  },
  {
    sent: [3, '20:30'],
    locale: 'en',
    office: 'office.santa-ponsa',
    openDay: 0,
    time: '10:30',
    topic: 'insurance.health',
    mode: 'in-person',
    name: 'Rosemary Dunstable',
    mailbox: 'rosemary.dunstable',
    phone: '020 7946 0031',
  },
  {
    sent: [6, '13:45'],
    locale: 'es',
    office: 'office.llucmajor',
    openDay: 0,
    time: '12:00',
    topic: 'insurance.property',
    mode: 'in-person',
    name: 'Antònia Salvà Mir',
    mailbox: 'antonia.salva',
    phone: '600 000 034',
  },
  {
    sent: [2, '11:25'],
    locale: 'de',
    office: 'office.online',
    openDay: 1,
    time: '17:30',
    topic: 'insurance.life',
    mode: 'video',
    name: 'Cornelia Rathke',
    mailbox: 'cornelia.rathke',
    message: 'Bitte mit Berechnung für Rentenbeginn mit 67.',
  },
  {
    sent: [2, '17:02'],
    locale: 'en',
    office: 'office.palma',
    openDay: 1,
    time: '16:30',
    topic: 'services.car',
    mode: 'in-person',
    name: 'Jonathan Whitlock',
    mailbox: 'jonathan.whitlock',
    phone: '020 7946 0032',
  },
  {
    sent: [1, '09:48'],
    locale: 'es',
    office: 'office.santa-ponsa-services',
    openDay: 2,
    time: '17:00',
    topic: 'services.home',
    mode: 'in-person',
    name: 'Sergio Alcaraz Vega',
    mailbox: 'sergio.alcaraz',
    phone: '600 000 035',
  },
  {
    sent: [1, '21:16'],
    locale: 'de',
    office: 'office.llucmajor',
    openDay: 3,
    time: '10:00',
    topic: 'services.administrative',
    mode: 'in-person',
    name: 'Gudrun Eberhardt',
    mailbox: 'gudrun.eberhardt',
    phone: '030 23125 033',
  },
  {
    sent: [7, '10:33'],
    locale: 'es',
    office: 'office.palma',
    openDay: 4,
    time: '09:30',
    topic: 'insurance.collective',
    mode: 'in-person',
    name: 'Magdalena Vives Cerdà',
    mailbox: 'magdalena.vives',
    phone: '971 000 036',
    message: 'Seremos dos personas de recursos humanos.',
  },
  {
    sent: [4, '15:11'],
    locale: 'en',
    office: 'office.online',
    openDay: 5,
    time: '10:00',
    topic: 'services.administrative',
    mode: 'phone',
    name: 'Bernard Colclough',
    mailbox: 'bernard.colclough',
    phone: '020 7946 0033',
  },
  {
    sent: [6, '19:20'],
    locale: 'de',
    office: 'office.santa-ponsa',
    openDay: 6,
    time: '12:30',
    topic: 'insurance.property',
    mode: 'in-person',
    name: 'Lothar Grünewald',
    mailbox: 'lothar.gruenewald',
    phone: '030 23125 034',
  },
  {
    sent: [5, '09:12'],
    locale: 'es',
    office: 'office.palma',
    openDay: 2,
    time: '12:00',
    topic: 'other',
    mode: 'in-person',
    name: 'Yolanda Serra Beltrán',
    mailbox: 'yolanda.serra',
    phone: '600 000 037',
    cancelled: { sent: [1, '12:40'], reason: 'Nuestra asesora está de baja esta semana.' },
  },
]
