import { serverTexts } from '#i18n/server-texts.server.ts'
import de from '../../../locales/desk-launch/de.json' with { type: 'json' }
import en from '../../../locales/desk-launch/en.json' with { type: 'json' }
import es from '../../../locales/desk-launch/es.json' with { type: 'json' }
import type { LaunchItem } from './launch-list.server.ts'

const words = serverTexts({ es, en, de }).en

function lineOf({ key, file, field, names, count }: LaunchItem): string {
  const what = [words(`items.${key}`), names?.join(', '), count && words('counted', count)].filter(Boolean)
  const where = [`content/${file}`, field].filter(Boolean).join(': ')
  return `  ${what.join(': ')}\n      ${where}\n`
}

/** The launch list as text for the command line. */
export function launchWords(items: readonly LaunchItem[]): string {
  if (items.length === 0) return 'Nothing is missing.\n'
  const part = (title: string, some: readonly LaunchItem[]) =>
    some.length === 0 ? '' : `${title}\n${some.map(lineOf).join('')}`
  return (
    part(
      'Missing before launch:',
      items.filter(({ optional }) => !optional),
    ) +
    part(
      'Can follow later (not shown to visitors meanwhile):',
      items.filter(({ optional }) => optional),
    )
  )
}
