import { useDeskText } from '#desk/ui/desk-context.tsx'
import { DeskPage } from '#desk/ui/desk-page.tsx'

/** Passes on to the page that was asked for, as a navigation of the desk itself. */
export function EnteredPage({ next }: { readonly next: string }) {
  const t = useDeskText('desk')
  return (
    <DeskPage title={t('signIn.entered')} narrow>
      <meta httpEquiv="refresh" content={`0; url=${next}`} />
      <p>
        <a className="button button-primary" href={next}>
          {t('signIn.goOn')}
        </a>
      </p>
    </DeskPage>
  )
}
