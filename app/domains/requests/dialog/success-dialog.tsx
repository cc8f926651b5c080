import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import { SignalProgress } from '#design/signal/signal-progress.tsx'
import { Button, LinkButton } from '#design/button.tsx'
import { Dialog, DialogBar, DialogBody } from '#design/dialog.tsx'
import { useHydrated } from '#design/hooks/use-hydrated.ts'
import { answerText, readAnswer, type Receipt } from './answer-query.ts'
import { dayInWords } from '#forms/day-in-words.ts'
import { statusPath } from '#map/linked-paths.ts'
import { forgetSentDraft, sentPhone, wasSent } from '#forms/use-draft.ts'
import styles from './success.css?url'
import { useFormPage } from './form-page.ts'
import { useOpenedOn } from './use-opened-on.ts'

interface ReferenceCardProps {
  readonly reference: string
  /** The path of the status page. */
  readonly status: string | undefined
}

/** A request's reference, to copy with one press or select as a whole, and the link to its status page. */
function ReferenceCard({ reference, status }: ReferenceCardProps) {
  const t = useT('success')
  const hydrated = useHydrated()
  return (
    <div className="reference">
      <p>
        {t('reference')} <strong>{reference}</strong>
      </p>
      {hydrated && <Copy text={reference} label={t('copy')} said={t('copied')} />}
      {hydrated && status && (
        <Copy text={location.origin + status} label={t('copyLink')} said={t('linkCopied')} />
      )}
    </div>
  )
}

/** Copies a text and says so; if the browser has no clipboard or blocks it, the text is shown for selection. */
function Copy({ text, label, said }: { text: string; label: string; said: string }) {
  const [copied, setCopied] = useState<boolean>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }
  return (
    <>
      <Button variant="secondary" compact icon={copied ? 'check' : undefined} onClick={() => void copy()}>
        {label}
      </Button>
      <span className={copied === false ? 'copy-by-hand' : 'visually-hidden'} role="status">
        {copied === undefined ? '' : copied ? said : text}
      </span>
    </>
  )
}

const tokenShape = /^[\w.~-]{16,400}$/

/**
 * The status page's secret. After hydration it moves from the address to the tab's history entry, which survives a
 * reload: visitors who left only a phone number have no other copy.
 */
function useStatusToken(answered: string | undefined): string | undefined {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const given = new URLSearchParams(search).get('status')
  useEffect(() => {
    if (given === null) return
    const rest = new URLSearchParams(search)
    rest.delete('status')
    void navigate(`${pathname}?${rest}`, {
      replace: true,
      preventScrollReset: true,
      state: { status: given, answered },
    })
  }, [answered, given, navigate, pathname, search])
  const kept = hydrated ? (state as { status?: unknown } | null)?.status : undefined
  const token = given ?? kept
  return typeof token === 'string' && tokenShape.test(token) ? token : undefined
}

interface SuccessDialogProps {
  /** What the server confirms about the loaded address. */
  readonly answered: string | undefined
  readonly onClose: () => void
}

/**
 * The answer to a stored form. Anyone can write an address that claims one, so it needs the server's confirmation, or
 * this tab must have sent the form: just now, or according to its history entry.
 */
export function SuccessDialog({ answered, onClose }: SuccessDialogProps) {
  const { search, state } = useLocation()
  const hydrated = useHydrated()
  const [justSent] = useState(wasSent)
  const receipt = readAnswer(search)
  const text = receipt && answerText(receipt)
  const noted = hydrated ? (state as { answered?: unknown } | null)?.answered : undefined
  const confirmed = justSent || text === answered || text === noted ? text : undefined
  const token = useStatusToken(confirmed)
  return receipt && confirmed && <Answer receipt={receipt} token={token} onClose={onClose} />
}

interface AnswerProps {
  readonly receipt: Receipt
  readonly token: string | undefined
  readonly onClose: () => void
}

interface CallProps {
  readonly receipt: Receipt
  /** As typed; unknown after a reload and without scripts. */
  readonly number: string | undefined
}

/** When and on which number we call. */
function Call({ receipt: { by, call }, number }: CallProps) {
  const t = useT('success')
  const { locale, contact } = useSite()
  const time = call ?? 'any'
  return (
    <p>
      {by === undefined
        ? t('steps.contact')
        : t(number === undefined ? 'call' : 'callOn', {
            day: dayInWords(by, locale),
            time,
            number: number?.replaceAll(' ', '\u00A0') ?? '',
          })}{' '}
      {t('callReference', { phone: contact.phoneDisplay })}
    </p>
  )
}

interface NextStepsProps {
  readonly receipt: Receipt
  readonly hasStatus: boolean
}

/** What happens next and by when. */
function NextSteps({ receipt: { by, unmailed }, hasStatus }: NextStepsProps) {
  const t = useT('success')
  const { locale, contact } = useSite()
  const { documents } = useFormPage()
  return (
    <>
      <h3>{t('next')}</h3>
      <ol className="next-steps">
        <li>
          {by === undefined ? t('steps.contact') : t('steps.contactBy', { day: dayInWords(by, locale) })}
        </li>
        {documents && (
          <li>
            <a href={documents}>{t('steps.documents')}</a>
          </li>
        )}
        {!unmailed && <li>{t('steps.copy')}</li>}
        <li>{t('steps.keep', { phone: contact.phoneDisplay })}</li>
        {hasStatus && <li>{t(unmailed ? 'steps.linkHere' : 'steps.link')}</li>}
      </ol>
    </>
  )
}

/** The reference, how far the request has got, and what happens next. */
function Answer({ receipt, token, onClose }: AnswerProps) {
  const { reference, claim, until, meant, call } = receipt
  const t = useT('success')
  const form = useT('form')
  const site = useSite()
  const status = token && `${statusPath[site.locale]}/${token}`
  const opened = useOpenedOn()
  const { key } = useLocation()
  const [number] = useState(sentPhone)
  useEffect(forgetSentDraft, [])
  return (
    <Dialog title={t(claim ? 'titleClaim' : 'title')} closeLabel={form('close')} onClose={onClose} call={key}>
      <link rel="stylesheet" href={styles} precedence="forms" />
      <DialogBody>
        {opened && site.pages[opened.page].group && (
          <p className="dialog-intro">
            <strong>{site.pages[opened.page].label}</strong>
          </p>
        )}
        <ReferenceCard reference={reference} status={status} />
        {until && (
          <p>
            <strong>
              {t('until', { day: dayInWords(until, site.locale), phone: site.contact.phoneDisplay })}
            </strong>
          </p>
        )}
        {meant && <p>{t('meant', { domain: meant, phone: site.contact.phoneDisplay })}</p>}
        {call && <Call receipt={receipt} number={number} />}
        <SignalProgress
          label={t('progress.label')}
          steps={[
            t('progress.received'),
            t('progress.read'),
            t(call ? 'progress.call' : 'progress.answered'),
          ]}
          at={0}
          now={t('progress.now')}
        />
        {!call && <NextSteps receipt={receipt} hasStatus={status !== undefined} />}
      </DialogBody>
      <DialogBar>
        <form method="dialog">
          <Button type="submit" variant={status ? 'secondary' : 'primary'}>
            {t('close')}
          </Button>
        </form>
        {status && (
          <LinkButton href={status} target="_self">
            {t(claim ? 'statusClaim' : 'status')}
          </LinkButton>
        )}
      </DialogBar>
    </Dialog>
  )
}
