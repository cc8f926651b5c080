import { useSite, useT } from '#i18n/locale-provider.tsx'
import { formatDateTime } from '#i18n/date-format.ts'
import type { StatusReply } from '#domains/requests/status/gateway.ts'

/** What the office wrote, the latest first; the visitor has the same by mail. */
export function StatusReplies({ replies }: { replies: readonly StatusReply[] }) {
  const t = useT('status')
  const { locale } = useSite()
  if (replies.length === 0) return null
  return (
    <section className="status-replies" aria-labelledby="status-replies">
      <h2 id="status-replies">{t('replies', { count: replies.length })}</h2>
      {replies.toReversed().map(({ at, subject, text }) => (
        <article key={at}>
          <h3>{subject}</h3>
          <p className="muted">{formatDateTime(new Date(at), locale)}</p>
          <p className="status-reply">{text}</p>
        </article>
      ))}
    </section>
  )
}
