import type { Submission } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { billFiles } from '#forms/bill-files.ts'
import { serverForms } from '#domains/requests/intake/forms.server.ts'
import type { Question } from '#forms/questions.ts'
import type { FormName } from '#domains/requests/submission.ts'
import { madridTime } from '#i18n/madrid-time.ts'

type Typed = Readonly<Record<string, string | readonly string[] | File>>

const person: Typed = {
  key: '0f8fad5b-d9cb-469f-a165-70867728950e',
  name: 'Anna Example',
  email: 'anna@example.org',
  country: 'DE',
  language: 'de',
  privacy: 'on',
}

const forms = await serverForms()

/** A valid answer to a required question. */
function sample({ kind, options }: Question): string {
  if (kind === 'country') return 'DE'
  return options[0] ?? '1950'
}

/** Valid answers to a dialog's required questions. */
function samples(dialog: FormName): Typed {
  const needed = Object.entries(forms[dialog].questions).filter(
    ([, { schema }]) => schema.type !== 'optional',
  )
  return Object.fromEntries(needed.map(([name, question]) => [name, sample(question)]))
}

/** Further required values of dialogs, or other answers. */
const special: Partial<Record<FormName, Typed>> = {
  'callback-dialog': { phone: '0171 1234567', topic: 'insurance.health', when: 'soon' },
  'contact-dialog': { topic: 'claim', message: 'Who pays?' },
  'general-dialog': { product: 'insurance.accidentes' },
  'salud-dialog': { people: '2', birthYear1: '1980', birthYear2: '2019', postcode: '07001' },
  'dental-dialog': { people: '1', birthYear1: '1980', postcode: '07001' },
  'mascotas-dialog': { species: 'dog', petBirthYear: '2022', postcode: '07620' },
  'automoviles-dialog': {
    registration: 'spanish',
    plate: '1234 bcd',
    make: 'Seat',
    model: 'Ibiza',
    vehicleYear: '2019',
    fuel: 'petrol',
    carUse: 'private',
    driverBirthYear: '1980',
    licenceYear: '1998',
  },
  'otrosvehiculos-dialog': { vehicleKind: 'moped', driverBirthYear: '1990' },
  'hogar-dialog': { tenure: 'owner', homeKind: 'finca', homeUse: 'main', area: '1.200', postcode: '07001' },
  'contact-electricity-dialog': {
    ownership: 'own',
    propertyKind: 'house',
    energyInterests: ['solar', 'battery'],
  },
  'client-copy-dialog': { copyOf: ['particular', 'receipt'] },
  'client-bank-dialog': { phone: '0171 1234567' },
  'client-vehicle-dialog': { vehicleChange: 'plate', plate: '1234 bcd' },
  'client-complaint-dialog': { message: 'The bill is wrong.' },
}

/** The minimum valid input of a dialog. */
const least = (dialog: FormName): Typed => ({ ...samples(dialog), ...special[dialog] })

function parse(dialog: FormName, changes: Typed = {}) {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...person, ...least(dialog), ...changes })) {
    for (const single of typeof value === 'object' && !(value instanceof File) ? value : [value]) {
      data.append(name, single)
    }
  }
  return parseWithValibot(data, { schema: forms[dialog].schema })
}

function errorsOf(result: Submission<object>): Record<string, string[] | null> | undefined {
  return result.status === 'success' ? undefined : (result.error ?? undefined)
}

const errors = (dialog: FormName, changes: Typed = {}) => errorsOf(parse(dialog, changes))

function value(dialog: FormName, changes: Typed = {}): Record<string, unknown> {
  const result = parse(dialog, changes)
  if (result.status !== 'success') throw new Error(JSON.stringify(errorsOf(result)))
  return result.value
}

const day = (days: number) => madridTime(new Date(Date.now() + days * 86_400_000)).day
const dialogs = Object.keys(forms) as FormName[]
const reachable = dialogs.filter((dialog) => 'phone' in least(dialog) === false)

test.each(dialogs)('%s accepts its minimum input', (dialog) => {
  expect(errors(dialog)).toBeUndefined()
})

test.each(dialogs)('%s reports all missing fields at once', (dialog) => {
  const missing = errorsOf(parseWithValibot(new FormData(), { schema: forms[dialog].schema })) ?? {}
  expect(missing).toMatchObject({ name: ['name'], privacy: ['privacy'] })
  expect(missing['phone']).toEqual([reachable.includes(dialog) ? 'contact' : 'phoneNeeded'])
})

test('an unanswered question is not stored, and a required choice reports it', () => {
  expect(Object.keys(value('salud-dialog'))).not.toContain('residencePermit')
  expect(Object.keys(value('mascotas-dialog'))).not.toContain('chip')
  const missing = errorsOf(parseWithValibot(new FormData(), { schema: forms['hogar-dialog'].schema }))
  expect(missing).toMatchObject({ tenure: ['choice'], homeKind: ['choice'], area: ['required'] })
})

test.each(reachable)('%s needs a phone number or an e-mail address', (dialog) => {
  expect(errors(dialog, { email: '' })).toEqual({ phone: ['contact'] })
  expect(errors(dialog, { email: '', phone: '+49 151 23456789' })).toBeUndefined()
  expect(errors(dialog, { email: 'anna@' })).toEqual({ email: ['email'] })
  expect(errors(dialog, { phone: 'abc' })).toEqual({ phone: ['phone'] })
})

const refused: readonly (readonly [FormName, Typed, Record<string, string[]>])[] = [
  ['callback-dialog', { when: 'date' }, { date: ['date'] }],
  ['callback-dialog', { when: 'date', date: day(-1) }, { date: ['date'] }],
  ['callback-dialog', { topic: 'weather' }, { topic: ['choice'] }],
  ['contact-dialog', { message: 'Hi' }, { message: ['message'] }],
  ['contact-dialog', { message: 'x'.repeat(2_001) }, { message: ['tooLong'] }],
  ['general-dialog', { product: 'insurance.weather' }, { product: ['choice'] }],
  ['general-dialog', { product: 'home' }, { product: ['choice'] }],
  ['general-dialog', { start: day(-1) }, { start: ['date'] }],
  ['general-dialog', { start: '2031-02-31' }, { start: ['date'] }],
  ['salud-dialog', { postcode: '7001' }, { postcode: ['postcode'] }],
  ['salud-dialog', { postcode: '53000' }, { postcode: ['province'] }],
  ['salud-dialog', { people: '3' }, { birthYear3: ['birthYear'] }],
  ['salud-dialog', { people: '1' }, { people: ['people'] }],
  ['salud-dialog', { people: '9' }, { people: ['choice'] }],
  ['salud-dialog', { birthYear2: '19' }, { birthYear2: ['year'] }],
  ['salud-dialog', { birthYear2: '2999' }, { birthYear2: ['yearAhead'] }],
  ['dental-dialog', { birthYear1: '1899' }, { birthYear1: ['yearPast'] }],
  ['mascotas-dialog', { petBirthYear: '1950' }, { petBirthYear: ['yearPast'] }],
  ['vidaDependencia-dialog', { monthlyBenefit: 'viel' }, { monthlyBenefit: ['number'] }],
  ['vidaDependencia-dialog', { monthlyBenefit: '1' }, { monthlyBenefit: ['range?least=100&most=20000'] }],
  ['vidaRepatriacion-dialog', { returnCountry: 'XX' }, { returnCountry: ['choice'] }],
  ['automoviles-dialog', { plate: 'M-AB 123' }, { plate: ['plate'] }],
  ['automoviles-dialog', { plate: '' }, { plate: ['required'] }],
  ['automoviles-dialog', { licenceYear: '1990' }, { licenceYear: ['licence'] }],
  ['automoviles-dialog', { licenceYear: '1993' }, { licenceYear: ['licence'] }],
  ['contact-dialog', { name: '-' }, { name: ['name'] }],
  ['contact-dialog', { phone: '12345' }, { phone: ['phone'] }],
  ['automoviles-dialog', { currentEnd: day(-2) }, { currentEnd: ['date'] }],
  ['otrosvehiculos-dialog', { vehicleKind: 'fleet' }, { vehicles: ['vehicles'] }],
  ['otrosvehiculos-dialog', { driverBirthYear: '' }, { driverBirthYear: ['birthYear'] }],
  ['hogar-dialog', { area: '5' }, { area: ['range?least=10&most=10000'] }],
  [
    'contact-electricity-dialog',
    { contractedPower: '0,01' },
    { contractedPower: ['range?least=0.1&most=10000'] },
  ],
  ['hogar-dialog', { builtYear: '1100' }, { builtYear: ['yearPast'] }],
  ['hogar-dialog', { sums: 'known' }, { contentsSum: ['sums'] }],
  ['nie-dialog', { nationality: '' }, { nationality: ['choice'] }],
  ['nie-dialog', { deadline: 'soon' }, { deadline: ['date'] }],
  ['contact-dialog', { claimDay: day(1) }, { claimDay: ['pastDate'] }],
  ['contact-dialog', { claimKind: 'rain' }, { claimKind: ['choice'] }],
  ['contact-electricity-dialog', { energyInterests: [] }, { energyInterests: ['choices'] }],
  ['contact-electricity-dialog', { cups: 'ES1234123456789012JX' }, { cups: ['cups'] }],
  ['contact-electricity-dialog', { contractedPower: 'much' }, { contractedPower: ['number'] }],
  ['client-certificate-dialog', { certificateKind: 'wealth' }, { certificateKind: ['choice'] }],
  ['client-certificate-dialog', { deadline: day(-1) }, { deadline: ['date'] }],
  ['client-copy-dialog', { copyOf: [] }, { copyOf: ['choices'] }],
  ['client-address-dialog', { newAddress: ' ' }, { newAddress: ['required'] }],
  ['client-bank-dialog', { phone: '' }, { phone: ['phoneNeeded'] }],
  ['client-vehicle-dialog', { vehicleChange: 'replace' }, { newVehicle: ['required'] }],
  [
    'client-vehicle-dialog',
    { vehicleChange: 'addDriver' },
    { driverBirthYear: ['birthYear'], licenceYear: ['year'] },
  ],
  [
    'client-vehicle-dialog',
    { vehicleChange: 'addDriver', driverBirthYear: '1990', licenceYear: '2001' },
    { licenceYear: ['licence'] },
  ],
  ['client-person-dialog', { birthYear: '2999' }, { birthYear: ['yearAhead'] }],
  ['client-no-claims-dialog', { recordCountry: 'XX' }, { recordCountry: ['choice'] }],
  ['client-cancel-dialog', { policy: '' }, { policy: ['required'] }],
  ['client-complaint-dialog', { message: 'No' }, { message: ['message'] }],
  [
    'contact-electricity-dialog',
    { bill: new File(['x'], 'bill.exe') },
    { 'bill[0]': ['fileType?file=bill.exe'] },
  ],
]

test.each(refused)('%s refuses %j', (dialog, changes, expected) => {
  expect(errors(dialog, changes)).toEqual(expected)
})

test('a foreign car may have any plate or none', () => {
  expect(value('automoviles-dialog', { registration: 'foreign', plate: 'm-ab 123' })).toMatchObject({
    plate: 'M-AB 123',
  })
  expect(errors('automoviles-dialog', { registration: 'foreign', plate: '' })).toBeUndefined()
  expect(errors('automoviles-dialog', { registration: 'none', plate: '' })).toBeUndefined()
})

test('a moped licence is accepted from age 14', () => {
  expect(errors('automoviles-dialog', { driverBirthYear: '1980', licenceYear: '1994' })).toBeUndefined()
})

test('numbers are understood as people write them', () => {
  for (const area of [
    '1200',
    '1.200',
    '1,200',
    '1 200',
    '1\u{a0}200',
    '1\u{202f}200 m²',
    '1.200 m²',
    '1200,5 m2',
    '1.200,50 qm',
  ]) {
    expect(value('hogar-dialog', { area })).toMatchObject({ area: 1200 })
  }
  for (const contentsSum of ['50000', '50.000 €', '€50,000.00', '50 000 EUR', "50'000"]) {
    expect(value('hogar-dialog', { sums: 'known', contentsSum })).toMatchObject({ contentsSum: 50_000 })
  }
  expect(value('contact-electricity-dialog', { yearlyUse: '4.500 kWh' })).toMatchObject({ yearlyUse: 4500 })
  expect(value('automoviles-dialog', { yearlyDistance: '12 000 km' })).toMatchObject({
    yearlyDistance: 12_000,
  })
  for (const contractedPower of ['4,6', '4.600', '4,600', '4,6 kW']) {
    expect(value('contact-electricity-dialog', { contractedPower })).toMatchObject({ contractedPower: 4.6 })
  }
})

test('an ambiguous number is asked about', () => {
  for (const contentsSum of ['£50,000', 'CHF 50000', '50,0000', '5.00.000', '-5', '50k']) {
    expect(errors('hogar-dialog', { sums: 'known', contentsSum })).toEqual({ contentsSum: ['number'] })
  }
})

test('a number longer than a whole form is refused quickly', () => {
  // The patterns alone would take minutes, longer than a test may run.
  const long = `1${' '.repeat(200_000)}x`
  expect(errors('hogar-dialog', { area: long })).toEqual({ area: ['number'] })
  expect(errors('contact-electricity-dialog', { contractedPower: long })).toEqual({
    contractedPower: ['number'],
  })
})

test('plates and supply points are stored in one form', () => {
  expect(value('automoviles-dialog')).toMatchObject({ plate: '1234BCD' })
  const cups = 'es 1234 1234 5678 9012 jy'
  expect(value('contact-electricity-dialog', { cups })).toMatchObject({ cups: 'ES1234123456789012JY' })
})

test('a claim may give its day, today at the latest, and its plate only', () => {
  expect(errors('contact-dialog', { topic: 'claim' })).toBeUndefined()
  const claim = { topic: 'claim', claimKind: 'accident', claimDay: day(0), plate: 'm-ab 123' }
  expect(value('contact-dialog', claim)).toMatchObject({ claimKind: 'accident', plate: 'M-AB 123' })
})

test('no form for clients asks for an account or an identity document', () => {
  const asked = Object.entries(forms)
    .filter(([name]) => name.startsWith('client-'))
    .flatMap(([, { questions }]) => Object.keys(questions))
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.filter((name) => /iban|account|card|nie|dni|passport|health/i.test(name))).toEqual([])
})

test('today does not count as past', () => {
  expect(errors('general-dialog', { start: day(0) })).toBeUndefined()
})

const file = (name: string, bytes = 1) => new File([new Uint8Array(bytes)], name)

function errorsOfFiles(dialog: FormName, field: string, files: readonly (File | string)[]) {
  const data = new FormData()
  for (const value of files) data.append(field, value)
  const errorsOfAll = errorsOf(parseWithValibot(data, { schema: forms[dialog].schema })) ?? {}
  return Object.fromEntries(Object.entries(errorsOfAll).filter(([name]) => name.startsWith(field)))
}

test.each([
  ['contact-electricity-dialog', 'bill', 3],
  ['contact-dialog', 'photos', 6],
] as const)('%s accepts PDF and pictures as its %s, %i at most', (dialog, field, most) => {
  const check = (count: number) =>
    errorsOfFiles(
      dialog,
      field,
      Array.from({ length: count }, (_, index) => file(['a.pdf', 'b.HEIC', 'c.jpg'][index % 3] ?? '')),
    )
  expect(check(most)).toEqual({})
  expect(check(most + 1)).toEqual({ [field]: ['fileCount'] })
})

test('a file’s error names the file when its name is known', () => {
  const check = (...files: (File | string)[]) => errorsOfFiles('contact-electricity-dialog', 'bill', files)
  expect(check(file('a.pdf'), file('b.txt'), file('c.pdf', 10 * 1024 * 1024 + 1))).toEqual({
    'bill[1]': ['fileType?file=b.txt'],
    'bill[2]': ['fileSize?file=c.pdf'],
  })
  expect(
    check('refused-size/a.pdf', 'refused-type/b.txt', 'refused-slow', 'refused-full', 'no/file'),
  ).toEqual({
    'bill[0]': ['fileSize?file=a.pdf'],
    'bill[1]': ['fileType?file=b.txt'],
    'bill[2]': ['fileSlow'],
    'bill[3]': ['fileFull'],
    'bill[4]': ['fileType'],
  })
})

test.each([
  ['DOC-20261126-WA0001', '', true],
  ['foto.jfif', 'image/jpeg', true],
  ['Rechnung vom 3.11.', 'application/pdf', true],
  ['bill.heic', '', true],
  ['bill.exe', 'application/octet-stream', false],
  ['clip.gif', 'image/gif', false],
])('a file named %s of type "%s" may be a bill: %s', (name, type, taken) => {
  const { success } = v.safeParse(billFiles('bill'), [new File(['x'], name, { type })])
  expect(success).toBe(taken)
})
