import * as v from 'valibot'
import { callbackTimes } from '#domains/requests/hours/callback-times.ts'
import { defineForm } from '#domains/requests/form-definition.ts'
import { formFields, reachable, requiredMessage, requiredPhone } from '#forms/common-fields.ts'
import {
  anyDay,
  birthYear,
  cards,
  comingDay,
  country,
  crossCheck,
  files,
  list,
  optional,
  plate,
  presetTo,
  segmented,
  text,
  ticks,
  year,
} from '#forms/questions.ts'

// What existing clients ask for. Each kind is a form of its own, so that the desk, the mails and the exported tables name
// it; none asks for an account, an identity or a card number.

/** Insurer and policy number, as far as known: the office finds a policy by the name too. */
const policy = optional(text(120))
const changeDay = optional(anyDay())
const deadline = optional(comingDay())

function someOf<const T extends readonly string[]>(options: T) {
  const asked = ticks(options)
  return { ...asked, schema: v.pipe(asked.schema, v.minLength(1, 'choices')), needed: true }
}

const certificateQuestions = {
  certificateKind: list(['cover', 'residence', 'payment', 'liability', 'tax', 'other']),
  certificateFor: optional(text(120)),
  policy,
  deadline,
}

/** A certificate about a policy, for an authority, a landlord, a bank. */
export const certificate = defineForm({
  words: 'clientCertificate',
  introOfPage: true,
  questions: certificateQuestions,
  schema: v.pipe(formFields(certificateQuestions), reachable()),
})

const copyQuestions = {
  copyOf: someOf(['particular', 'general', 'receipt', 'card']),
  policy,
}

/** A copy of a policy or of its other documents. */
export const copy = defineForm({
  words: 'clientCopy',
  introOfPage: true,
  questions: copyQuestions,
  schema: v.pipe(formFields(copyQuestions), reachable()),
})

const addressQuestions = {
  addressOf: cards(['letters', 'home', 'both']),
  newAddress: text(200),
  changeDay,
  policy,
}

/** A new address: for letters, of the insured home, or both. */
export const address = defineForm({
  words: 'clientAddress',
  introOfPage: true,
  questions: addressQuestions,
  schema: v.pipe(formFields(addressQuestions), reachable()),
})

const bankQuestions = {
  policy,
  changeDay,
  time: presetTo('any', segmented(callbackTimes)),
}

/** Another bank account. Its number is asked for on the phone, on the number in the client's file. */
export const bank = defineForm({
  words: 'clientBank',
  introOfPage: true,
  reachFirst: true,
  questions: bankQuestions,
  schema: formFields(bankQuestions, { phone: requiredPhone }),
})

const vehicleQuestions = {
  vehicleChange: cards(['replace', 'plate', 'addDriver', 'removeDriver', 'use']),
  plate: optional(plate()),
  newVehicle: { ...optional(text(120)), needed: true },
  driverBirthYear: { ...optional(birthYear()), needed: true },
  licenceYear: { ...optional(year(1930)), needed: true },
  changeDay,
  policy,
  photos: files('photos'),
}

/** Another vehicle, plate, driver or use on a vehicle policy. */
export const vehicle = defineForm({
  words: 'clientVehicle',
  introOfPage: true,
  questions: vehicleQuestions,
  rows: [['driverBirthYear', 'licenceYear']],
  conditions: [
    { question: 'vehicleChange', is: ['replace'], shows: ['newVehicle'] },
    { question: 'vehicleChange', is: ['addDriver'], shows: ['driverBirthYear', 'licenceYear'] },
  ],
  schema: v.pipe(
    formFields(vehicleQuestions),
    reachable(),
    crossCheck(['vehicleChange', 'newVehicle'], 'newVehicle', ({ vehicleChange, newVehicle }) =>
      vehicleChange === 'replace' && newVehicle === undefined ? 'required' : undefined,
    ),
    crossCheck(
      ['vehicleChange', 'driverBirthYear'],
      'driverBirthYear',
      ({ vehicleChange, driverBirthYear }) =>
        vehicleChange === 'addDriver' && driverBirthYear === undefined ? 'birthYear' : undefined,
    ),
    crossCheck(['vehicleChange', 'licenceYear'], 'licenceYear', ({ vehicleChange, licenceYear }) =>
      vehicleChange === 'addDriver' && licenceYear === undefined ? 'year' : undefined,
    ),
    // The earliest licence, for mopeds, is issued at 14 or 15.
    crossCheck(
      ['driverBirthYear', 'licenceYear'],
      'licenceYear',
      ({ driverBirthYear = 0, licenceYear = Infinity }) =>
        licenceYear - driverBirthYear < 14 ? 'licence' : undefined,
    ),
  ),
})

const personQuestions = {
  personPolicy: list(['health', 'dental', 'funeral', 'accident', 'travel', 'other']),
  relation: list(['partner', 'child', 'newborn', 'parent', 'other']),
  birthYear: birthYear(),
  changeDay,
  policy,
}

/** One more person on an existing policy. */
export const person = defineForm({
  words: 'clientPerson',
  introOfPage: true,
  healthNote: true,
  questions: personQuestions,
  schema: v.pipe(formFields(personQuestions), reachable()),
})

const noClaimsQuestions = {
  plate: optional(plate()),
  recordCountry: country(),
  policy,
  deadline,
}

/** A certificate of claim-free years, for the next insurer here or abroad. */
export const noClaims = defineForm({
  words: 'clientNoClaims',
  introOfPage: true,
  questions: noClaimsQuestions,
  schema: v.pipe(formFields(noClaimsQuestions), reachable()),
})

const cancelQuestions = {
  policy: text(120),
  cancelReason: optional(
    list(['sold', 'moved', 'otherInsurer', 'price', 'service', 'notNeeded', 'death', 'other']),
  ),
  changeDay,
}

/** The end of a policy: the office says by when notice has to arrive and prepares the letter. */
export const cancel = defineForm({
  words: 'clientCancel',
  introOfPage: true,
  questions: cancelQuestions,
  schema: v.pipe(formFields(cancelQuestions), reachable()),
})

const complaintQuestions = {
  complaintAbout: cards(['us', 'insurer', 'service', 'other']),
  policy,
  caseReference: optional(text(60)),
  wanted: optional(text(200)),
  photos: files('photos'),
}

/** A complaint for the customer service, in writing as the law wants it. */
export const complaint = defineForm({
  words: 'clientComplaint',
  introOfPage: true,
  questions: complaintQuestions,
  schema: v.pipe(formFields(complaintQuestions, { message: requiredMessage }), reachable()),
})
