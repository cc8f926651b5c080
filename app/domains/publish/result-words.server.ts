import { serverTexts } from '#i18n/server-texts.server.ts'
import type { Locale } from '#map/locale.ts'
import de from '../../../locales/editor-publish/de.json' with { type: 'json' }
import en from '../../../locales/editor-publish/en.json' with { type: 'json' }
import es from '../../../locales/editor-publish/es.json' with { type: 'json' }
import type { Failure, Result } from './results.server.ts'

const texts = serverTexts({ es, en, de })

function countOf(why: Failure): number {
  if (why.kind === 'problems') return why.problems.length
  return why.kind === 'conflict' ? why.conflicts.length : 0
}

/** How far a request is, or what became of it, in a line or two for whoever asked. */
export function resultWords({ state, asked, why, seconds }: Result, locale: Locale): string {
  const words = (key: string, values: Readonly<Record<string, number>> = {}) => {
    const found = texts[locale].find(key, values)
    if (found === undefined) throw new Error(`no words for ${key}`)
    return found
  }
  const head = words(`states.${state === 'done' && asked.kind === 'cancel' ? 'cancelled' : state}`)
  if (why !== undefined) {
    const reason = words(`why.${why.kind}`, { count: countOf(why) })
    return `${head}. ${reason}`
  }
  return seconds === undefined ? head : `${head} ${words('seconds', { seconds })}`
}
