import { ActionButton } from '#desk/ui/desk-form.tsx'
import { useDeskText } from '#desk/ui/desk-context.tsx'
import { DeskPage, Panel } from '#desk/ui/desk-page.tsx'
import { draftAddress } from '#desk/content/content-address.ts'
import { LivePart } from '#desk/ui/live-part.tsx'
import type { LinkedLine } from './draft-view.ts'
import { Linked } from './draft-page.tsx'

interface ResultPageProps {
  readonly title: string
  readonly state: 'running' | 'scheduled' | 'done' | 'failed'
  readonly words: string
  readonly problems: readonly LinkedLine[]
  /** Of a failed publication: the draft, which is as before. */
  readonly draft: string | undefined
  /** The draft has fields that were published with another value meanwhile. */
  readonly conflict: boolean
  /** Of a publication that can be undone. */
  readonly publication: number | undefined
  readonly detail: string | undefined
}

/** How far a publication is, or what became of it. */
export function ResultPage(props: ResultPageProps) {
  const { title, state, words, problems, draft, conflict, publication, detail } = props
  const t = useDeskText('content')
  return (
    <DeskPage title={title} back={{ href: '/content', label: t('start.title') }} narrow>
      <LivePart id="result" waiting={state === 'running'} announced>
        <Panel title={t(`state.${state}`)}>
          <p
            className={
              state === 'running'
                ? 'content-running'
                : state === 'failed'
                  ? 'content-problems'
                  : 'content-fine'
            }
          >
            {words}
          </p>
          {problems.length > 0 && (
            <ul className="desk-points">
              {problems.map((line) => (
                <li key={line.words}>
                  <Linked line={line} />
                </li>
              ))}
            </ul>
          )}
          {detail !== undefined && (
            <details>
              <summary>{t('result.detail')}</summary>
              <pre className="content-detail">{detail}</pre>
            </details>
          )}
          {draft !== undefined && (
            <p>
              {conflict ? (
                <ActionButton
                  action={`${draftAddress(draft)}/update`}
                  label={t('result.update')}
                  variant="primary"
                />
              ) : (
                <a href={draftAddress(draft)}>{t('result.toDraft')}</a>
              )}
            </p>
          )}
          {publication !== undefined && (
            <ActionButton
              action="/content/undo"
              label={t('result.undo')}
              values={{ publication: String(publication) }}
            />
          )}
        </Panel>
      </LivePart>
    </DeskPage>
  )
}
