import type { Separator } from '#domains/requests/export/csv.server.ts'

/** What separates the columns, as the form names it. Spreadsheets in Spanish and German expect the first. */
export const separatorNames = ['semicolon', 'comma', 'tab'] as const
type SeparatorName = (typeof separatorNames)[number]

/** The character behind a name. */
export const separatorOf: Readonly<Record<SeparatorName, Separator>> = {
  semicolon: ';',
  comma: ',',
  tab: '\t',
}
