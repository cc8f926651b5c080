import type { ReactNode } from 'react'
import type { Money } from '#content/money.ts'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import { MoneyBox, MoneyLines } from '#design/blocks/lists/money-box.tsx'
import { RichText } from '#design/rich-text.tsx'
import { TextLink } from '#design/text-link.tsx'
import { MoneyTexts } from '#domains/lists/money-texts.ts'

/**
 * The official fees with their sources, or why there is none to name. In a list, sources are links without their
 * names.
 */
export function OfficialFees({
  money: { official, hasTable, sources },
  page = '',
}: {
  money: Money
  /** The page's path, in a list of several. */
  page?: string
}): ReactNode {
  const t = useT('money')
  if (official === 'none') return t('officialNone')
  if (official === 'varies')
    return (
      <span>
        {t('officialVaries')}
        {hasTable && (
          <>
            {' · '}
            <a href={`${page}#fees`}>{t('table')}</a>
          </>
        )}
      </span>
    )
  return (
    <>
      <MoneyLines lines={official} missing={t('ownRates')} />
      {sources.map(({ name, url, day }) =>
        page === '' ? (
          <small key={url}>
            <a href={url} rel="noopener">
              <RichText value={name} />
            </a>
            , {t('seen', { day })}
          </small>
        ) : (
          <small key={url}>
            <a href={url} rel="noopener">
              {t('source', { day })}
            </a>
          </small>
        ),
      )}
    </>
  )
}

/** What a page's service costs, between its head and its text. */
function MoneyBody({ money, premium }: { money: Money; premium: boolean }): ReactNode {
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
