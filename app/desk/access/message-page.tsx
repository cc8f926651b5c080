import { useDeskText } from '#desk/ui/desk-context.tsx'
import { DeskPage } from '#desk/ui/desk-page.tsx'

interface MessagePageProps {
  readonly kind: 'forbidden' | 'missing' | 'fault' | 'store' | 'too-many' | 'cross-site' | 'unknown-account'
}

/** A page for what cannot be shown: not allowed, not there, or a fault. */
export function MessagePage({ kind }: MessagePageProps) {
  const t = useDeskText('desk')
  return (
    <DeskPage title={t(`message.${kind}.title`)} lead={t(`message.${kind}.text`)} narrow>
      <p>
        <a className="button button-secondary button-compact" href="/">
          {t('message.home')}
        </a>
      </p>
    </DeskPage>
  )
}
