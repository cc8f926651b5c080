import { createElement, type ComponentProps, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { AuditPage } from './staff/audit-page.tsx'
import { AddressPage } from './undelivered/address-page.tsx'
import { ArticlePage, PicturePage } from './content/articles/article-page.tsx'
import { ConflictPage } from './content/drafts/conflict-page.tsx'
import { DraftPage } from './content/drafts/draft-page.tsx'
import { FactPage } from './content/facts/fact-page.tsx'
import { HoursPage } from './content/hours/hours-page.tsx'
import { PartnerPage } from './content/articles/partner-page.tsx'
import { PreviewPage } from './content/drafts/preview-page.tsx'
import { ResultPage } from './content/drafts/result-page.tsx'
import { ContentStartPage, FindPage, HistoryPage } from './content/start/start-page.tsx'
import { TextPage } from './content/text/text-page.tsx'
import { ConfirmPage } from './access/confirm-page.tsx'
import { EnteredPage } from './access/entered-page.tsx'
import { ErasePersonPage } from './people/erase-person-page.tsx'
import { ExportPage } from './export/export-page.tsx'
import { JoinPage } from './access/join-page.tsx'
import { MemberPage } from './staff/member-page.tsx'
import { MePage } from './staff/me-page.tsx'
import { BlockPage, BlockedPage } from './day/block-pages.tsx'
import { BookPage } from './day/book-page.tsx'
import { CancelPage, MovePage } from './day/change-pages.tsx'
import { DayPage } from './day/day-page.tsx'
import { LostPage } from './day/lost-page.tsx'
import { MessagePage } from './access/message-page.tsx'
import { PeoplePage } from './people/people-page.tsx'
import { PersonPage } from './people/person-page.tsx'
import { SearchesPage } from './searches/searches-page.tsx'
import { SignInPage } from './access/sign-in-page.tsx'
import { StaffPage } from './staff/staff-page.tsx'
import { UndeliveredPage } from './undelivered/undelivered-page.tsx'
import { EraseRequestPage } from './requests/erase-page.tsx'
import { FoundPage, InboxPage } from './requests/inbox-page.tsx'
import { FilePage } from './requests/request-files.tsx'
import { RequestPage } from './requests/request-page.tsx'
import { TodayPage } from './today/today-page.tsx'
import { DeskDocument } from './ui/desk-document.tsx'
import { Screen, type DeskScreen } from './ui/desk-context.tsx'

/** Every page of the desk, by the name under which routes show it. */
const pages = {
  address: AddressPage,
  audit: AuditPage,
  block: BlockPage,
  blocked: BlockedPage,
  book: BookPage,
  cancel: CancelPage,
  confirm: ConfirmPage,
  'content-article': ArticlePage,
  'content-conflict': ConflictPage,
  'content-draft': DraftPage,
  'content-fact': FactPage,
  'content-find': FindPage,
  'content-history': HistoryPage,
  'content-hours': HoursPage,
  'content-partner': PartnerPage,
  'content-picture': PicturePage,
  'content-preview': PreviewPage,
  'content-result': ResultPage,
  'content-start': ContentStartPage,
  'content-text': TextPage,
  entered: EnteredPage,
  day: DayPage,
  'erase-person': ErasePersonPage,
  export: ExportPage,
  join: JoinPage,
  lost: LostPage,
  me: MePage,
  member: MemberPage,
  message: MessagePage,
  move: MovePage,
  people: PeoplePage,
  person: PersonPage,
  searches: SearchesPage,
  requests: InboxPage,
  found: FoundPage,
  request: RequestPage,
  file: FilePage,
  'erase-request': EraseRequestPage,
  today: TodayPage,
  'sign-in': SignInPage,
  staff: StaffPage,
  undelivered: UndeliveredPage,
}

type Pages = typeof pages
export type PageName = keyof Pages
export type PageProps<Name extends PageName> = ComponentProps<Pages[Name]>

/** A page as a whole HTML document. Pages have no scripts of their own; see client/desk.ts. */
export function renderPage<Name extends PageName>(
  name: Name,
  props: PageProps<Name>,
  screen: DeskScreen,
): string {
  // Each name has its own props, which the signature ties together.
  const page = createElement(pages[name] as ComponentType<object>, props as object)
  return `<!doctype html>${renderToStaticMarkup(
    <Screen value={screen}>
      <DeskDocument>{page}</DeskDocument>
    </Screen>,
  )}`
}
