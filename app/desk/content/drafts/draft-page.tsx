import { Button } from '#design/button.tsx'
import { ActionButton, FormErrors, LineField } from '#desk/ui/desk-form.tsx'
import { useDeskText } from '#desk/ui/desk-context.tsx'
import { DeskPage, Empty, Panel } from '#desk/ui/desk-page.tsx'
import { LivePart } from '#desk/ui/live-part.tsx'
import type { FormState } from '#desk/ui/form-state.ts'
import { draftAddress, resultAddress } from '#desk/content/content-address.ts'
import { sureName, type DraftView, type LinkedLine } from './draft-view.ts'

/** Words that lead to a field or a text, if there is one. */
export function Linked({ line: { words, href } }: { readonly line: LinkedLine }) {
  return href === undefined ? words : <a href={href}>{words}</a>
}

function Problems({ problems }: Pick<DraftView, 'problems'>) {
  const t = useDeskText('content')
  if (problems === undefined) return <p className="content-running">{t('draft.checking')}</p>
  if (problems.length === 0) return <p className="content-fine">{t('draft.fine')}</p>
  return (
    <div className="content-problems">
      <p>{t('draft.problems', { count: problems.length })}</p>
      <ul className="desk-points">
        {problems.map((problem) => (
          <li key={problem.words}>
            <Linked line={problem} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Questions({ draft: { id, questions } }: { readonly draft: DraftView }) {
  const t = useDeskText('content')
  if (questions.length === 0) return null
  return (
    <Panel title={t('draft.questions')}>
      <ul className="desk-points">
        {questions.map((question) => (
          <li key={question.id}>
            <Linked line={question} />{' '}
            {question.seen !== undefined && (
              <ActionButton
                action={`${draftAddress(id)}/seen`}
                label={t('draft.seenToday')}
                name={t('draft.seenTodayNamed', { entry: question.seen })}
                values={{ entry: question.seen }}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Changes({ changes }: Pick<DraftView, 'changes'>) {
  return changes.map(({ text, lines }) => (
    <div key={text.words} className="content-changes">
      <h3>
        <Linked line={text} />
      </h3>
      <ul className="desk-points">
        {lines.map((line, index) => (
          <li key={`${index} ${line}`}>{line}</li>
        ))}
      </ul>
    </div>
  ))
}

function Publish({ draft, state }: { readonly draft: DraftView; readonly state: FormState }) {
  const t = useDeskText('content')
  const desk = useDeskText('desk')
  const { id, questions, problems, scheduled, today, tomorrow } = draft
  const address = draftAddress(id)
  if (problems === undefined) return <p>{t('draft.afterCheck')}</p>
  if (problems.length > 0) return <p className="content-problems">{t('draft.notYet')}</p>
  if (scheduled)
    return (
      <>
        <p>{t('draft.scheduled', scheduled)}</p>
        <ActionButton action={`${address}/cancel`} label={t('draft.cancel')} />
      </>
    )
  return (
    <form method="post" action={`${address}/publish`} className="desk-form">
      <FormErrors state={state} labels={{ day: t('draft.day'), time: t('draft.time') }} />
      {questions.map((question, index) => (
        <label key={question.id} className="content-sure">
          <input
            type="checkbox"
            name="sure"
            value={question.id}
            id={sureName(index)}
            aria-invalid={state.errors[sureName(index)] === undefined ? undefined : true}
          />
          <span>
            {t('draft.sure')} {question.words}
          </span>
        </label>
      ))}
      <div className="desk-submit">
        <Button type="submit" compact name="when" value="now">
          {t('draft.publish')}
        </Button>
      </div>
      <details className="content-later" open={state.errors['day'] !== undefined || undefined}>
        <summary>{t('draft.later')}</summary>
        <div className="content-row">
          <LineField
            name="day"
            type="date"
            min={today}
            label={t('draft.day')}
            state={state}
            defaultValue={tomorrow}
          />
          <LineField name="time" type="time" label={t('draft.time')} state={state} defaultValue="08:00" />
          <Button type="submit" compact variant="secondary" name="when" value="later">
            {t('draft.schedule')}
          </Button>
        </div>
        <p className="desk-small">{desk('frame.desk')}: Europe/Madrid</p>
      </details>
    </form>
  )
}

/** A draft: what it changes, whether it is right, and its way to the site. */
export function DraftPage({ draft, state }: { readonly draft: DraftView; readonly state: FormState }) {
  const t = useDeskText('content')
  const { id, title, lead, changes, problems, result, preview } = draft
  const address = draftAddress(id)
  return (
    <DeskPage
      title={t('draft.title', { title })}
      back={{ href: '/content', label: t('start.title') }}
      lead={lead}
      actions={
        changes.length > 0 &&
        preview !== undefined && (
          <ActionButton
            action={`${address}/preview`}
            label={preview === 'building' ? t('draft.previewBuilding') : t('draft.preview')}
          />
        )
      }
    >
      {result && (
        <p className={result.failed ? 'content-problems' : 'content-running'}>
          <a href={resultAddress(result.id)}>{result.words}</a>
        </p>
      )}
      {changes.length === 0 ? (
        <Empty>{t('draft.empty')}</Empty>
      ) : (
        <>
          <Panel title={t('draft.changes')}>
            <Changes changes={changes} />
          </Panel>
          <Questions draft={draft} />
          <Panel title={t('draft.check')}>
            <LivePart id="draft-check" waiting={problems === undefined} announced>
              <Problems problems={problems} />
            </LivePart>
          </Panel>
          <Panel title={t('draft.toSite')}>
            <LivePart id="draft-publish" waiting={problems === undefined}>
              <Publish draft={draft} state={state} />
            </LivePart>
          </Panel>
        </>
      )}
      <details className="content-later">
        <summary>{t('draft.discard')}</summary>
        <p>{t('draft.discardWhy')}</p>
        <ActionButton action={`${address}/discard`} label={t('draft.discardSure')} />
      </details>
    </DeskPage>
  )
}
