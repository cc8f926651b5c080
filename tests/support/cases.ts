/**
 * Whether every test runs all its cases, as in `npm run prove -- tests`, or a representative
 * subset, as in `npm test`.
 */
export const everyCase = process.env['EVERY_CASE'] === 'true'

/**
 * The cases in which a test runs: all of them, or in `npm test` those that `usual` keeps. Throws if
 * it keeps none.
 */
export function casesOf<Case>(all: readonly Case[], usual: (one: Case) => boolean): readonly Case[] {
  const chosen = everyCase ? all : all.filter(usual)
  if (chosen.length === 0) throw new Error('a test without a case proves nothing')
  return chosen
}
