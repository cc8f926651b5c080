import { ActionButton } from '#desk/ui/desk-form.tsx'
import { useDeskText } from '#desk/ui/desk-context.tsx'
import { DeskPage, Panel } from '#desk/ui/desk-page.tsx'
import { draftAddress } from '#desk/content/content-address.ts'
import { LivePart } from '#desk/ui/live-part.tsx'
import type { LinkedLine } from './draft-view.ts'
import { Linked } from './draft-page.tsx'

interface PreviewPageProps {
  readonly draft: string
  readonly title: string
  readonly kind: 'none' | 'building' | 'failed' | 'ready'
  readonly problems: readonly LinkedLine[]
  /** Where a preview is served that is ready. */
  readonly href: string | undefined
}

/** What stands where a preview is not there yet. */
export function PreviewPage({ draft, title, kind, problems, href }: PreviewPageProps) {
  const t = useDeskText('content')
  return (
    <DeskPage title={t('draft.title', { title })} back={{ href: draftAddress(draft), label: title }} narrow>
      <LivePart id="preview" waiting={kind === 'building'} announced>
        <Panel title={t('draft.preview')}>
          {href !== undefined ? (
            <p>
              <a
                className="button button-primary button-compact"
                href={href}
                target="_blank"
                rel="noreferrer"
              >
                {t('preview.open')}
              </a>
            </p>
          ) : kind === 'building' ? (
            <p className="content-running">{t('preview.building')}</p>
          ) : (
            <>
              <p>{t(kind === 'failed' ? 'preview.failed' : 'preview.none')}</p>
              <ul className="desk-points">
                {problems.map((line) => (
                  <li key={line.words}>
                    <Linked line={line} />
                  </li>
                ))}
              </ul>
              <ActionButton action={`${draftAddress(draft)}/preview`} label={t('draft.preview')} />
            </>
          )}
        </Panel>
      </LivePart>
    </DeskPage>
  )
}
