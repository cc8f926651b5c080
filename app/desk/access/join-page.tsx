import { useDeskText } from '#desk/ui/desk-context.tsx'
import { DeskPage } from '#desk/ui/desk-page.tsx'
import { PasskeyForm } from './sign-in-page.tsx'

/** Accepting an invitation. Its token is in the fragment of the address, which no server or log sees. */
export function JoinPage() {
  const t = useDeskText('desk')
  return (
    <DeskPage title={t('join.title')} lead={t('join.lead')} narrow>
      <ul className="desk-points">
        <li>{t('join.what')}</li>
        <li>{t('join.where')}</li>
        <li>{t('join.second')}</li>
      </ul>
      <PasskeyForm kind="join" submit={t('join.submit')} next="/me?welcome=1" />
    </DeskPage>
  )
}
