import { Button } from '#design/button.tsx'
import { Callout } from '#design/callout.tsx'
import { useDeskText } from '#desk/ui/desk-context.tsx'
import { AreaField, ChoiceField, FormErrors, LineField } from '#desk/ui/desk-form.tsx'
import { Panel } from '#desk/ui/desk-page.tsx'
import { Version, WrittenList } from './request-parts.tsx'
import type { RequestForms, RequestView } from './request-view.ts'

interface RepliesProps {
  readonly view: RequestView
  readonly forms: RequestForms
}

type ReplyFormProps = Extract<RequestForms['reply'], { readonly kind: 'form' }>

function Preview({ to, lang, preview }: Pick<ReplyFormProps, 'to' | 'lang' | 'preview'>) {
  const t = useDeskText('requests')
  if (preview === undefined) return null
  return (
    <section className="request-preview" aria-labelledby="preview">
      <h3 id="preview">{t('reply.preview')}</h3>
      <p>
        <small>
          {t('reply.to')} {to}
        </small>
      </p>
      <p lang={lang}>
        <b>{preview.subject}</b>
      </p>
      <p lang={lang} className="request-body">
        {preview.body}
      </p>
    </section>
  )
}

/** Three buttons of one form: a template fills it in, a preview shows it, and sending sends it. */
function ReplyForm({ view, forms, form }: RepliesProps & { readonly form: ReplyFormProps }) {
  const t = useDeskText('requests')
  const { reference } = view
  const { state, templates, after, language, lang, to, preview } = form
  const labels = { subject: t('fields.subject'), body: t('fields.body') }
  return (
    <form
      method="post"
      action={`/requests/${reference}/reply#reply`}
      className="desk-form request-reply"
      id="reply"
    >
      <h3>{t('reply.title')}</h3>
      <FormErrors state={state} labels={labels} />
      <Preview to={to} lang={lang} preview={preview} />
      <Version version={forms.version} />
      <div className="desk-filter">
        <ChoiceField name="template" label={t('fields.template')} state={state} options={templates} />
        <Button type="submit" compact variant="secondary" name="intent" value="template">
          {t('fields.useTemplate')}
        </Button>
      </div>
      <LineField
        name="subject"
        label={labels.subject}
        hint={t('fields.subjectHint', { reference })}
        state={state}
        lang={lang}
        maxLength={150}
        autoComplete="off"
      />
      <AreaField
        name="body"
        label={labels.body}
        hint={t('fields.bodyHint', { language })}
        state={state}
        lang={lang}
        rows={10}
      />
      <ChoiceField
        name="after"
        label={t('fields.after')}
        state={state}
        options={after}
        defaultValue="answered"
      />
      <div className="desk-submit">
        <Button type="submit" compact name="intent" value="send">
          {t('fields.send')}
        </Button>
        <Button type="submit" compact variant="secondary" name="intent" value="preview">
          {t('fields.preview')}
        </Button>
      </div>
    </form>
  )
}

/** What was written to the visitor, and the form for the next reply. */
export function RequestReplies({ view, forms }: RepliesProps) {
  const t = useDeskText('requests')
  const { reply } = forms
  return (
    <Panel id="replies" title={t('request.conversation')}>
      {view.replies.length === 0 ? (
        <p className="muted">{t('request.noReplies')}</p>
      ) : (
        <WrittenList texts={view.replies} lang={view.lang} />
      )}
      {reply.kind === 'form' ? (
        <ReplyForm view={view} forms={forms} form={reply} />
      ) : (
        <Callout kind="note" title={t('reply.title')}>
          {t(`reply.${reply.why}`)}
        </Callout>
      )}
    </Panel>
  )
}
