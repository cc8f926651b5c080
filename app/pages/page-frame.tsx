import type { ReactNode } from 'react'
import type { RichTextValue } from '#design/rich-text.tsx'
import type { SceneName } from '#content/scene-names.ts'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import { Breadcrumbs, type Crumb } from '#design/blocks/breadcrumbs.tsx'
import { ClosingBand } from '#design/blocks/closing-band.tsx'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import { FootBar } from '#design/blocks/foot-bar.tsx'
import { PageHero } from '#design/blocks/heroes/page-hero.tsx'
import { LinkButton } from '#design/button.tsx'
import { BelowFirstView } from './below-first-view.tsx'
import { RestStyles } from './rest-styles.tsx'

/** The words of a page's head. */
interface HeadContent {
  readonly title: string
  readonly lead: RichTextValue
  readonly sceneAlt?: string | undefined
  readonly note?: RichTextValue | undefined
}

interface PageFrameProps {
  readonly content: HeadContent
  /** From the top of the site down to this page. */
  readonly breadcrumbs: readonly Crumb[]
  readonly scene: SceneName
  /** The page's call to action, which the bar at the foot repeats. */
  readonly primary: ReactNode
  /** What stands under the lead; without it, the call to action and the way to be called. */
  readonly actions?: ReactNode
  /** What belongs to the first view, below the head. */
  readonly strip?: ReactNode
  readonly children: ReactNode
}

/** Head, body and the bar at the foot of small screens: what pages have around what is theirs. */
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
        sceneAlt={content.sceneAlt}
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

/** The band that invites to an appointment or a call at the end of a page. */
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
