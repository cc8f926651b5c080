import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Dialog, DialogBar, DialogBody } from '#ui/dialog.tsx'
import { dayInWords } from './day-in-words.ts'
import { ReferenceCard } from './reference-card.tsx'
import { statusPath } from './status-path.ts'
import { forgetSentDraft } from './use-draft.ts'

const referenceShape = /^[A-Z]{2,4}-[A-Z0-9]{4}-[A-Z0-9]{2}$/
const tokenShape = /^[\w.~-]{16,400}$/
const dayShape = /^\d{4}-\d\d-\d\d$/

function named(parameters: URLSearchParams, name: string, shape: RegExp): string | undefined {
  const value = parameters.get(name) ?? ''
  return shape.test(value) ? value : undefined
}

/** The status page's secret, taken out of the address as soon as the page runs, so that it stays nowhere. */
function useStatusToken(): string | undefined {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [token] = useState(() => named(new URLSearchParams(search), 'status', tokenShape))
  useEffect(() => {
    const rest = new URLSearchParams(search)
    if (!rest.has('status')) return
    rest.delete('status')
    void navigate(`${pathname}?${rest}`, { replace: true, preventScrollReset: true })
  }, [navigate, pathname, search])
  return token
}

/** The answer to a stored form: its reference, what happens next and by when. */
export function SuccessDialog({ onClose }: { onClose: () => void }) {
  const t = useT('success')
  const form = useT('form')
  const site = useSite()
  const reference = named(new URLSearchParams(useLocation().search), 'reference', referenceShape)
  const token = useStatusToken()
  const day = named(new URLSearchParams(useLocation().search), 'by', dayShape)
  useEffect(forgetSentDraft, [])
  return (
    <Dialog title={t('title')} closeLabel={form('close')} onClose={onClose}>
      <DialogBody>
        {reference && <ReferenceCard reference={reference} />}
        <h3>{t('next')}</h3>
        <ol className="next-steps">
          <li>{t('steps.read')}</li>
          <li>
            {/* Of an address that somebody changed, the day may be none. */}
            {day === undefined || Number.isNaN(Date.parse(day))
              ? t('steps.contact')
              : t('steps.contactBy', { day: dayInWords(day, site.locale) })}
          </li>
          <li>{t('steps.copy')}</li>
          <li>{t('steps.keep', { phone: site.contact.phoneDisplay })}</li>
        </ol>
      </DialogBody>
      <DialogBar>
        {token && (
          <LinkButton variant="secondary" href={`${statusPath[site.locale]}/${token}`}>
            {t('status')}
          </LinkButton>
        )}
        <form method="dialog">
          <Button type="submit">{t('close')}</Button>
        </form>
      </DialogBar>
    </Dialog>
  )
}
