import type { Locale } from '#map/locale.ts'
import { serverTexts } from '#i18n/server-texts.server.ts'
import type { Money, MoneyBoxContent, MoneyLine, MoneyRow } from './money.ts'
import type { PageLink } from './facts/resolved.ts'
import de from '../../locales/money/de.json' with { type: 'json' }
import en from '../../locales/money/en.json' with { type: 'json' }
import es from '../../locales/money/es.json' with { type: 'json' }

const texts = serverTexts({ es, en, de })

/**
 * The money box of a page, in words: the browser needs no texts for it. `premium` is for insurance, where the
 * commission is part of what the insurer takes.
 */
export function moneyBox(money: Money, locale: Locale, prices: PageLink, premium: boolean): MoneyBoxContent {
  const t = texts[locale]
  const { official, hasTable, sources, ours, others, time, total } = money
  const inWords = (lines: readonly MoneyLine[]) =>
    lines.map(({ label, amount }) =>
      amount === undefined ? { label, own: t('money.ownRates') } : { label, amount },
    )
  const fee: MoneyRow = {
    label: t('money.official'),
    ...(official === 'none' && { text: t('money.officialNone') }),
    ...(official === 'varies' && {
      text: hasTable
        ? [`${t('money.officialVaries')} · `, { a: '#fees', t: t('money.table') }]
        : t('money.officialVaries'),
    }),
    ...(typeof official !== 'string' && {
      lines: inWords(official),
      sources: sources.map(({ name, url, day }) => ({ name, url, seen: t('money.seen', { day }) })),
    }),
  }
  const rows: MoneyRow[] = [
    fee,
    {
      label: t('money.ours'),
      ...(ours === undefined
        ? { text: t(`money.${premium ? 'oursPremium' : 'oursWritten'}`) }
        : { lines: [{ label: '', amount: ours }] }),
    },
    ...(others.length > 0 ? [{ label: t('money.others'), lines: inWords(others) }] : []),
    ...(time === undefined ? [] : [{ label: t('money.time'), text: time }]),
    ...(total === undefined ? [] : [{ label: t('money.total'), text: total, strong: true as const }]),
  ]
  return { title: t('money.title'), all: { href: prices.href, label: t('money.all') }, rows }
}
