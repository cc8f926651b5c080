import { useT } from '#i18n/use-t.ts'
import { Callout } from '#ui/callout.tsx'

/** Says that a form asks nothing about anyone's health. */
export function HealthNote() {
  const t = useT('health')
  return (
    <Callout kind="note" title={t('title')}>
      {t('text')}
    </Callout>
  )
}
