import { useEffect, useRef, useState, type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import { useT } from '#i18n/locale-provider.tsx'
import { peekLocale } from '#i18n/locale-store.ts'
import { Dialog, DialogBody } from '#design/dialog.tsx'
import { StatusMessage } from '#design/status-message.tsx'
import { allowedPurposes } from './answer.ts'
import { ConsentControls, type RenderIcon, ConsentProof } from './consent-controls.tsx'
import type { Consent } from './consent.ts'
import { useConsent, useDocumentLocale } from './consent-texts.tsx'
import type { ConsentPurpose } from '#content/schema/schema.consent.ts'
import type { Locale } from '#map/locale.ts'
import { Button } from '#design/button.tsx'
import { useRoomBelow } from '#design/hooks/use-room-below.ts'

interface ConsentBannerProps {
  readonly purposes: readonly ConsentPurpose[]
  readonly locale: Locale
  /** The page with all information about cookies. */
  readonly cookiesPath: string
  readonly onDecide: (allowed: ReadonlySet<string>) => void
  readonly onChoose: () => void
}

/**
 * The first layer: a bar over the foot of the page, which stays readable and usable. It takes no
 * focus, and no key closes it: only its buttons are an answer.
 */
function ConsentBanner(props: ConsentBannerProps): ReactNode {
  const { purposes, locale, cookiesPath, onDecide, onChoose } = props
  const t = useT('consent')
  const title = useId()
  const ref = useRef<HTMLElement>(null)
  useRoomBelow(ref, '--consent-room')
  const optional = purposes.filter(({ required }) => !required)
  const names = new Intl.ListFormat(locale).format(optional.map(({ name }) => name[locale]))
  return (
    <section ref={ref} className="consent-banner" aria-labelledby={title}>
      <div className="wrap">
        <div>
          <h2 id={title}>{t('title')}</h2>
          <p>
            {t('text', { names })} <a href={cookiesPath}>{t('more')}</a>
          </p>
        </div>
        <div className="consent-buttons">
          <Button variant="sea" onClick={() => onDecide(new Set())}>
            {t('reject')}
          </Button>
          <Button variant="sea" onClick={() => onDecide(new Set(optional.map(({ id }) => id)))}>
            {t('accept')}
          </Button>
          <Button variant="secondary" onClick={onChoose}>
            {t('choose')}
          </Button>
        </div>
      </div>
    </section>
  )
}

interface ConsentRootProps {
  readonly consent: Consent
  readonly renderIcon: RenderIcon
  /** A container among the links at the foot of the page. */
  readonly footer: Element | undefined
}

const messageTime = 8_000

/** Says for a while whether the answer was stored. */
function useMessage(answeredAt: string | undefined): boolean {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (answeredAt === undefined) return
    setShown(true)
    const timer = setTimeout(() => setShown(false), messageTime)
    return () => clearTimeout(timer)
  }, [answeredAt])
  return shown
}

/** After the answer focus moves to the start of the page, as its button is gone. */
function useFocusAfter(isAsking: boolean): void {
  const wasAsking = useRef(isAsking)
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (wasAsking.current && !isAsking && isLost)
      document.getElementById('main')?.focus({ preventScroll: true })
    wasAsking.current = isAsking
  }, [isAsking])
}

/**
 * Both layers of the consent, the link to them at the foot of the page, and the note whether it was
 * stored.
 */
export function ConsentRoot({ consent, renderIcon, footer }: ConsentRootProps): ReactNode {
  const t = useT('consent')
  const locale = useDocumentLocale()
  const { answer, settingsOpen, justAnswered } = useConsent(consent)
  const message = useMessage(justAnswered ? answer?.date : undefined)
  useFocusAfter(answer === undefined)
  const { purposes } = consent.asked
  const cookiesPath = peekLocale(locale)?.site.pages.cookies.path ?? ''
  return (
    <>
      {answer === undefined && (
        <ConsentBanner
          purposes={purposes}
          locale={locale}
          cookiesPath={cookiesPath}
          onDecide={consent.decide}
          onChoose={() => consent.showSettings(true)}
        />
      )}
      {settingsOpen && (
        <Dialog title={t('settings')} closeLabel={t('close')} onClose={() => consent.showSettings(false)}>
          <DialogBody>
            <p className="consent-intro">{t('intro')}</p>
            <ConsentControls
              purposes={purposes}
              locale={locale}
              answeredAt={answer?.date}
              allowed={new Set(allowedPurposes(consent.asked, answer).map(({ id }) => id))}
              onDecide={consent.decide}
              renderIcon={renderIcon}
            />
            {answer && <ConsentProof asked={consent.asked} answer={answer} />}
          </DialogBody>
        </Dialog>
      )}
      {footer &&
        createPortal(
          <button type="button" className="consent-settings" onClick={() => consent.showSettings(true)}>
            {t('settings')}
          </button>,
          footer,
        )}
      <StatusMessage toast>{message && justAnswered && t(justAnswered)}</StatusMessage>
    </>
  )
}
