import type { LoadedPage } from '#content/page-info.ts'
import type { TextContent } from '#content/schema/schema.text.ts'
import type { PageViewProps } from '#pages/kinds.ts'
import { useCrumbs } from '#pages/use-crumbs.ts'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { Picture } from '#content/scene-names.ts'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import type { DialogName } from '#map/dialogs.ts'
import { Breadcrumbs, type Crumb } from '#design/blocks/breadcrumbs.tsx'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import { FootBar } from '#design/blocks/foot-bar.tsx'
import { LongPage, type PageSection } from '#design/blocks/long-page.tsx'
import { PageHero } from '#design/blocks/heroes/page-hero.tsx'
import { RelatedLinks } from '#design/blocks/cards/related-links.tsx'
import { BelowFirstView } from '#pages/below-first-view.tsx'
import { PageClosing } from '#pages/page-frame.tsx'
import { RestStyles, StyleSheet } from '#pages/rest-styles.tsx'
import textStyles from './text.css?url'
import { TextPart } from './text-part.tsx'

interface TextPageProps {
  readonly content: Resolved<TextContent>
  /** The breadcrumbs of this page. */
  readonly breadcrumbs: readonly Crumb[]
  /** The dialog that the call to action opens; a legal page has none. */
  readonly dialog: DialogName | null
  readonly scene: Picture
  /** The consent controls, on the page that has a place for them. */
  readonly controls?: ReactNode
}

function useSections({ content, controls }: TextPageProps): PageSection[] {
  const t = useT('page')
  return [
    ...content.sections.map(({ id, title, parts }) => ({
      id,
      title,
      body: parts.map((part, index) => <TextPart key={index} part={part} controls={controls} />),
    })),
    {
      id: 'related',
      title: t('related'),
      minor: true,
      unlisted: true,
      body: <RelatedLinks links={content.related} />,
    },
  ]
}

/** A text page: about the firm, or legal. Plain, with its contents list beside it. */
function TextPage(props: TextPageProps): ReactNode {
  const { content, breadcrumbs, dialog, scene } = props
  const t = useT('page')
  const layout = useT('layout')
  const { contact } = useSite()
  const sections = useSections(props)
  const primary = dialog && <DialogButton dialog={dialog}>{t('ask')}</DialogButton>
  return (
    <div className={primary ? 'foot-bar-page' : undefined}>
      <PageHero
        title={content.title}
        lead={content.lead}
        breadcrumbs={<Breadcrumbs items={breadcrumbs} label={t('breadcrumbs')} />}
        actions={
          primary && (
            <>
              {primary}
              <DialogButton dialog="callback-dialog" variant="secondary" icon="phone">
                {layout('callback')}
              </DialogButton>
            </>
          )
        }
        note={primary ? undefined : t('checked', { date: content.updated })}
        scene={scene}
      />
      <RestStyles />
      <StyleSheet href={textStyles} />
      <BelowFirstView>
        <LongPage contentsTitle={t('contents')} sections={sections} />
        <PageClosing />
      </BelowFirstView>
      {primary && (
        <FootBar
          action={primary}
          phoneHref={`tel:${contact.phone}`}
          phoneLabel={t('phone', { number: contact.phoneDisplay })}
        />
      )}
    </div>
  )
}

/**
 * Loads the controls of the cookie page, which no other text page needs. Without scripts there is
 * nothing to choose; if something is asked, the styles reserve space for them to avoid layout
 * shift.
 */
function LateCookieControls() {
  const [Controls, setControls] = useState<ComponentType>()
  useEffect(() => {
    import('./cookie-controls.tsx')
      .then(({ CookieControls }) => setControls(() => CookieControls))
      .catch(() => undefined)
  }, [])
  return <div className="consent-place">{Controls && <Controls />}</div>
}

/** Prefetched with the view. */
export { default as styles } from './text.css?url'

/** A text page, from its loader's data. */
export default function TextView({ data }: PageViewProps) {
  const { page, content } = data as LoadedPage<TextContent>
  return (
    <TextPage
      content={content}
      breadcrumbs={useCrumbs(page.id)}
      dialog={page.dialog}
      scene={page.scene}
      controls={page.id === 'cookies' && <LateCookieControls />}
    />
  )
}
