import { useLocation } from 'react-router'
import { AppointmentDialog } from '#domains/appointments/dialog/appointment-dialog.tsx'
import { appointmentTopics, type AppointmentTopic } from '#domains/appointments/dialog/appointment-schema.ts'
import { choiceAt, firstOffice } from '#domains/appointments/dialog/choice.ts'
import type { Times } from '#domains/appointments/dialog/read-times.server.ts'
import type { BookingRefusal } from '#domains/appointments/dialog/receive-appointment.server.ts'
import { AnswerNote } from '#domains/requests/dialog/answer-note.tsx'
import { useSite } from '#i18n/locale-provider.tsx'
import { pageTopic } from '#map/page-topic.ts'
import type { PageId } from '#map/pages/pages.ts'
import type { RoutePage } from '#pages/kinds.ts'
import { useHoursToday } from './use-hours-today.ts'

interface BookingDialogProps {
  /** The page under the dialog; undefined over a missing page. */
  readonly view: RoutePage | undefined
  readonly refusal: BookingRefusal | undefined
  readonly times: Times | undefined
  readonly onClose: () => void
}

function startProof(form: HTMLFormElement): void {
  void import('#forms/proof/proof-of-work.ts').then((proof) => proof.startProof(form))
}

/** The label of the page's button, if it opens this dialog. */
function buttonWords(view: RoutePage | undefined): string | undefined {
  if (view?.page.dialog !== 'appointment-dialog' || !('cta' in view.content)) return undefined
  return view.content.cta
}

function useOpenPage(): PageId | undefined {
  const { pages } = useSite()
  const path = decodeURI(useLocation().pathname).replace(/^\/es(?=\/)/, '')
  return (Object.keys(pages) as PageId[]).find((page) => pages[page].path === path)
}

/** The appointment dialog with what the pages know: which one it is opened on, and today's hours. */
export default function BookingDialog({ view, refusal, times, onClose }: BookingDialogProps) {
  const { offices, locale, pages } = useSite()
  const hoursToday = useHoursToday()
  const page = useOpenPage()
  const office = firstOffice(offices, [page], locale)
  if (office === undefined) return null
  const topic: AppointmentTopic =
    page === undefined ? 'other' : pageTopic(page, pages[page].group, appointmentTopics)
  return (
    <AppointmentDialog
      title={buttonWords(view)}
      refusal={refusal}
      times={times}
      preset={choiceAt(office, {}, locale)}
      presetFixed={office.page === page}
      presetTopic={topic}
      hoursToday={hoursToday}
      startProof={startProof}
      AnswerNote={AnswerNote}
      onClose={onClose}
    />
  )
}
