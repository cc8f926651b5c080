import type { PageId } from '#map/pages/pages.ts'
import type { AnswerChange } from './answers.ts'
import { answerIds, takesSeveral, type AnswerId, type Remembered } from './questions.ts'

type ListMap = Readonly<Partial<Record<AnswerId, Readonly<Record<string, string>>>>>

const abroad = { here: 'resident', coming: 'abroad', visits: 'abroad' }
const nonresident = { here: 'resident', coming: 'nonresident', visits: 'nonresident' }
const holder = { rent: 'tenant', bought: 'owner', buying: 'owner' }

/**
 * Which option of a page's list of documents (`documents.cases` in its content) each answer stands
 * for. The content check verifies the ids.
 */
export const listOptions: Partial<Record<PageId, ListMap>> = {
  'service.nie': {
    passport: { eu: 'eu', uk: 'other', other: 'other' },
    stay: { here: 'spain', coming: 'abroad', visits: 'abroad' },
  },
  'service.residencia': {
    passport: { eu: 'eu', uk: 'permit', other: 'permit' },
    income: {
      job: 'employee',
      business: 'self',
      pension: 'means',
      savings: 'means',
      remote: 'means',
      studies: 'student',
    },
  },
  'service.tramites-vivir-mallorca': {
    passport: { eu: 'eu', uk: 'other', other: 'other' },
    income: { job: 'job', business: 'self', pension: 'pension', savings: 'savings' },
    home: { rent: 'rent', bought: 'own', buying: 'own' },
    people: { baby: 'children', infant: 'children', pupil: 'children' },
  },
  'service.asistencia-sanitaria': {
    income: { job: 'work', business: 'work', pension: 'pension', family: 'family' },
  },
  'service.cuenta-bancaria': {
    stay: abroad,
    income: { job: 'job', business: 'self', pension: 'pension', savings: 'assets' },
  },
  'service.declaracion-impuestos': {
    stay: { here: 'resident', visits: 'abroad' },
    income: { job: 'pay', pension: 'pay', business: 'business' },
  },
  'service.asesoramiento-compraventa': { stay: nonresident, home: { buying: 'buyer' } },
  'service.financiamiento-propiedades': {
    stay: nonresident,
    income: { job: 'employed', remote: 'employed', pension: 'pension', business: 'selfemployed' },
  },
  'service.suministros': { home: holder },
  'service.tramites-hogar-extranjeros-mallorca': {
    stay: { here: 'resident', visits: 'nonresident' },
    home: holder,
  },
  'service.matriculacion-coche': { stay: { coming: 'move' }, vehicle: { eu: 'eu', other: 'third' } },
  'service.distintivo-ambiental': { vehicle: { spanish: 'spanish', eu: 'foreign', other: 'foreign' } },
}

const chosenIn = (answers: Remembered, question: AnswerId): readonly string[] =>
  [answers[question] ?? []].flat()

/** The option ids of a page's list that follow from the visitor's answers. */
export function listCase(page: string, answers: Remembered): string[] {
  const map = listOptions[page as PageId] ?? {}
  return answerIds.flatMap((question) =>
    chosenIn(answers, question).flatMap((answer) => map[question]?.[answer] ?? []),
  )
}

/**
 * What choosing options of a page's list says about the visitor. An option that stands for several
 * answers decides only against the others.
 */
export function answersFromList(page: string, options: readonly string[], answers: Remembered): AnswerChange {
  const map = listOptions[page as PageId] ?? {}
  const changes = answerIds.flatMap((question) => {
    if (takesSeveral(question)) return []
    const possible = Object.entries(map[question] ?? {})
      .filter(([, option]) => options.includes(option))
      .map(([answer]) => answer)
    const [known] = chosenIn(answers, question)
    if (possible.length === 0 || (known !== undefined && possible.includes(known))) return []
    return [[question, possible.length === 1 ? possible[0] : undefined] as const]
  })
  return Object.fromEntries(changes) as AnswerChange
}
