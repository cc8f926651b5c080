import type { ReactNode } from 'react'
import type { RichTextValue } from '#design/rich-text.tsx'
import type { Picture } from '#content/scene-names.ts'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import { Breadcrumbs, type Crumb } from '#design/blocks/breadcrumbs.tsx'
import { ClosingBand } from '#design/blocks/closing-band.tsx'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import { FootBar } from '#design/blocks/foot-bar.tsx'
import { PageHero } from '#design/blocks/heroes/page-hero.tsx'
import { LinkButton } from '#design/button.tsx'
import { BelowFirstView } from './below-first-view.tsx'
import { RestStyles } from './rest-styles.tsx'

/** The text of a page's head. */
interface HeadContent {
  readonly title: string
  readonly lead: RichTextValue
  readonly note?: RichTextValue | undefined
}

interface PageFrameProps {
  readonly content: HeadContent
  /** The breadcrumbs of this page. */
  readonly breadcrumbs: readonly Crumb[]
  readonly scene: Picture
  /** The page's call to action, repeated in the bar at the foot. */
  readonly primary: ReactNode
  /** The content under the lead; by default the call to action and the callback link. */
  readonly actions?: ReactNode
  /** Content above the fold, below the head. */
  readonly strip?: ReactNode
  readonly children: ReactNode
}

/** Head, body and bottom bar of small screens: what pages share around their own content. */
export function PageFrame({
  content,
  breadcrumbs,
  scene,
  primary,
  actions,
  strip,
  children,
}: PageFrameProps): ReactNode {
  const t = useT('page')
  const layout = useT('layout')
  const { contact } = useSite()
  return (
    <div className="foot-bar-page">
      <PageHero
        title={content.title}
        lead={content.lead}
        breadcrumbs={<Breadcrumbs items={breadcrumbs} label={t('breadcrumbs')} />}
        actions={
          actions ?? (
            <>
              {primary}
              <DialogButton dialog="callback-dialog" variant="secondary" icon="phone">
                {layout('callback')}
              </DialogButton>
            </>
          )
        }
        note={content.note}
        scene={scene}
      />
      {strip}
      <RestStyles />
      <BelowFirstView>{children}</BelowFirstView>
      <FootBar
        action={primary}
        phoneHref={`tel:${contact.phone}`}
        phoneLabel={t('phone', { number: contact.phoneDisplay })}
      />
    </div>
  )
}

/** The closing band that offers an appointment or a call. */
export function PageClosing(): ReactNode {
  const t = useT('page')
  const layout = useT('layout')
  const { contact } = useSite()
  return (
    <ClosingBand
      heading={t('closing')}
      text={t('closingText')}
      actions={
        <>
          <DialogButton dialog="appointment-dialog" variant="inverse">
            {layout('appointment')}
          </DialogButton>
          <LinkButton href={`tel:${contact.phone}`} variant="ghost" icon="phone">
            {contact.phoneDisplay}
          </LinkButton>
        </>
      }
    />
  )
}
