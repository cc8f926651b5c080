import * as v from 'valibot'
import { bareCode } from '#i18n/typed-text.ts'
import { formFields, reachable } from '#forms/common-fields.ts'
import { decimal, files, list, optional, question, segmented, ticks, whole } from '#forms/questions.ts'
import { isCups } from '#forms/spanish-codes.ts'
import { defineForm } from '#domains/requests/form-definition.ts'
import { details } from './details.ts'

const interests = ticks(['tariff', 'solar', 'charger', 'battery'])

const questions = {
  energyInterests: {
    ...interests,
    schema: v.pipe(interests.schema, v.minLength(1, 'choices')),
    needed: true,
    presetOn: {
      'service.cargadores-electricos': 'charger',
      'service.estaciones-carga': 'charger',
      'service.punto-recarga-coches-electricos': 'charger',
      'service.subvencion-pr': 'charger',
      'service.analisis-de-consumo-electrico': 'tariff',
      'service.suministros': 'tariff',
      'service.planes-solares-mallorca': 'solar',
      'service.instalacion-paneles-solares': 'solar',
    },
  },
  ownership: segmented(['own', 'rent']),
  propertyKind: list(['flat', 'house', 'finca', 'business']),
  bill: files('bill'),
  cups: optional(question('code', v.pipe(v.string(), v.transform(bareCode), v.check(isCups, 'cups')))),
  /** Contracted power in kW. */
  contractedPower: optional(decimal(0.1, 10_000)),
  /** Kilowatt hours a year. */
  yearlyUse: optional(whole(0, 100_000_000)),
  vehicle: details.vehicle,
  place: details.place,
  eventDay: details.eventDay,
}

/** An electricity, solar or charger offer: the supply point, its use, and what is wanted; a bill says most of it. */
export default defineForm({
  words: 'contactElectricity',
  introOfPage: true,
  questions,
  rows: [['contractedPower', 'yearlyUse']],
  schema: v.pipe(formFields(questions), reachable()),
})
