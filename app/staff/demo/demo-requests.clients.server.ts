import type { Locale } from '#map/locale.ts'
import type { DemoRequest } from './demo-request.server.ts'

/** A request of an existing client with its language. */
interface ClientRequest {
  readonly locale: Locale
  readonly request: DemoRequest
}

/** Invented requests of existing clients, one of each kind. */
export const clientRequests: readonly ClientRequest[] = [
  {
    locale: 'en',
    request: {
      sent: [1, '10:05'],
      dialog: 'client-certificate-dialog',
      page: 'clients',
      name: 'Harriet Penhale',
      mailbox: 'harriet.penhale',
      answers: ({ day }) => ({
        certificateKind: 'residence',
        certificateFor: 'Oficina de Extranjería, Palma',
        policy: 'Llevant, SA-118-502',
        deadline: day(9),
      }),
    },
  },
  {
    locale: 'es',
    request: {
      sent: [3, '12:20'],
      dialog: 'client-copy-dialog',
      page: 'clients',
      name: 'Jaume Oliver Rosselló',
      mailbox: 'jaume.oliver',
      answers: () => ({ copyOf: ['particular', 'receipt'], policy: 'HG-771-020' }),
      steps: [[1, '10:15', 'answered']],
    },
  },
  {
    locale: 'de',
    request: {
      sent: [4, '09:30'],
      dialog: 'client-address-dialog',
      page: 'clients',
      name: 'Annegret Lüders',
      mailbox: 'annegret.lueders',
      answers: ({ day }) => ({
        addressOf: 'both',
        newAddress: 'Carrer des Molins 14, 07620 Llucmajor',
        changeDay: day(12),
        policy: 'HG-640-311',
      }),
      steps: [[1, '09:40', 'seen']],
    },
  },
  {
    locale: 'es',
    request: {
      sent: [2, '17:50'],
      dialog: 'client-bank-dialog',
      page: 'clients',
      name: 'Dolores Prats Serra',
      mailbox: 'dolores.prats',
      phone: '600 000 061',
      answers: ({ day }) => ({ policy: 'SA-300-144', changeDay: day(20), time: 'morning' }),
    },
  },
  {
    locale: 'de',
    request: {
      sent: [5, '14:10'],
      dialog: 'client-vehicle-dialog',
      page: 'clients',
      name: 'Ralf Bütterich',
      mailbox: 'ralf.buetterich',
      answers: () => ({
        vehicleChange: 'addDriver',
        plate: '4321 KLM',
        driverBirthYear: '2006',
        licenceYear: '2025',
        policy: 'AU-219-770',
      }),
      message: 'Unsere Tochter fährt ab nächster Woche mit.',
    },
  },
  {
    locale: 'en',
    request: {
      sent: [7, '08:45'],
      dialog: 'client-person-dialog',
      page: 'clients',
      name: 'Owen Tregarth',
      mailbox: 'owen.tregarth',
      answers: ({ day }) => ({
        personPolicy: 'health',
        relation: 'newborn',
        birthYear: '2026',
        changeDay: day(-10),
        policy: 'SA-118-777',
      }),
    },
  },
  {
    locale: 'de',
    request: {
      sent: [8, '11:00'],
      dialog: 'client-no-claims-dialog',
      page: 'clients',
      name: 'Friedhelm Osterkamp',
      mailbox: 'friedhelm.osterkamp',
      answers: ({ day }) => ({ plate: '8765 FGH', recordCountry: 'DE', deadline: day(6) }),
      steps: [[2, '12:00', 'answered']],
    },
  },
  {
    locale: 'es',
    request: {
      sent: [10, '13:15'],
      dialog: 'client-cancel-dialog',
      page: 'clients',
      name: 'Núria Bestard Pou',
      mailbox: 'nuria.bestard',
      answers: ({ day }) => ({ policy: 'AU-502-118', cancelReason: 'sold', changeDay: day(30) }),
      steps: [[1, '09:20', 'seen']],
    },
  },
  {
    locale: 'en',
    request: {
      sent: [6, '19:05'],
      dialog: 'client-complaint-dialog',
      page: 'clients',
      name: 'Gwendolyn Ashcombe',
      mailbox: 'gwendolyn.ashcombe',
      answers: () => ({
        complaintAbout: 'insurer',
        policy: 'HG-204-560',
        caseReference: 'S-26-1107',
        wanted: 'A new survey of the water damage',
      }),
      message: 'The surveyor came once, and nobody has called back for five weeks.',
    },
  },
]
