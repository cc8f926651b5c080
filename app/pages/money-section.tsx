import type { ReactNode } from 'react'
import type { Money } from '#content/money.ts'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import { MoneyBox, MoneyLines } from '#design/blocks/lists/money-box.tsx'
import { RichText } from '#design/rich-text.tsx'
import { TextLink } from '#design/text-link.tsx'
import { MoneyTexts } from '#domains/lists/money-texts.ts'

/** The official fees with their sources, or why there is none to name. */
export function OfficialFees({
  money: { official, hasTable, sources },
  table = '#fees',
}: {
  money: Money
  table?: string
}): ReactNode {
  const t = useT('money')
  if (official === 'none') return t('officialNone')
  if (official === 'varies')
    return (
      <>
        {t('officialVaries')}
        {hasTable && (
          <>
            {' · '}
            <a href={table}>{t('table')}</a>
          </>
        )}
      </>
    )
  return (
    <>
      <MoneyLines lines={official} missing={t('ownRates')} />
      {sources.map(({ name, url, day }) => (
        <small key={url}>
          <a href={url} rel="noopener">
            <RichText value={name} />
          </a>
          , {t('seen', { day })}
        </small>
      ))}
    </>
  )
}

/** What a page's service costs, between its head and its text. */
export function MoneyBody({ money, premium }: { money: Money; premium: boolean }): ReactNode {
  const t = useT('money')
  const { pages } = useSite()
  const { ours, others, time, total } = money
  const rows = [
    { label: t('official'), body: <OfficialFees money={money} /> },
    {
      label: t('ours'),
      body:
        ours === undefined ? (
          t(premium ? 'oursPremium' : 'oursWritten')
        ) : (
          <MoneyLines lines={[{ label: '', amount: ours }]} missing="" />
        ),
    },
    others.length > 0 && { label: t('others'), body: <MoneyLines lines={others} missing={t('ownRates')} /> },
    time !== undefined && { label: t('time'), body: <RichText value={time} /> },
    total !== undefined && { label: t('total'), body: total, strong: true },
  ]
  return (
    <MoneyBox
      title={t('title')}
      more={<TextLink href={pages.prices.path}>{t('all')}</TextLink>}
      rows={rows.filter((row) => row !== false)}
    />
  )
}

/** The money box with its texts and styles, on pages of services and products. */
export function MoneySection({ money, premium = false }: { money: Money; premium?: boolean }): ReactNode {
  return (
    <MoneyTexts>
      <MoneyBody money={money} premium={premium} />
    </MoneyTexts>
  )
}
