import { lazy, Suspense, type ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { Picture } from '#content/scene-names.ts'
import type { ContactContent } from '#content/schema/schema.office.ts'
import { useT, useSite, useHref } from '#i18n/locale-provider.tsx'
import type { Crumb } from '#design/blocks/breadcrumbs.tsx'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import { FaqSection } from '#design/blocks/lists/faq-list.tsx'
import { PointList } from '#design/blocks/lists/point-list.tsx'
import { RelatedLinks } from '#design/blocks/cards/related-links.tsx'
import { SectionHead } from '#design/blocks/section-head.tsx'
import { LinkButton } from '#design/button.tsx'
import { late } from '#platform/browser/retry-import-when-online.ts'
import { PageClosing, PageFrame } from '#pages/page-frame.tsx'
import { PageStyles } from '#pages/rest-styles.tsx'
import styles from './contact.css?url'
import { IslandMap } from '#domains/offices/island-map.tsx'
import { directionsOnWeb, type Place as Point, useDirections } from '#domains/offices/directions.ts'
import { useOfficeItems } from '#domains/offices/use-office-items.tsx'
import type { SliceOffice } from '#map/slice.ts'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'
import { OpenState } from '#domains/offices/open-state.tsx'
import { joinedHours, usualHours, callWindow } from '#domains/offices/call-window.ts'
import type { TitledText } from '#design/blocks/types.ts'
import { TextLink } from '#design/text-link.tsx'
import { dayInWords } from '#domains/appointments/dialog/day-words.ts'
import { madridTime } from '#i18n/madrid-time.ts'
import { rulesFor, useNow } from '#domains/offices/use-now.ts'

/**
 * The time of a callback requested now; out of hours, the next opening. Space for its lines is
 * reserved.
 */
function CallPromise(): ReactNode {
  const t = useT('place')
  const { locale, offices, holidays } = useSite()
  const now = useNow()
  const words = () => {
    const window =
      now &&
      callWindow(
        now,
        offices.map((office) => rulesFor(office, holidays)),
      )
    if (now === undefined || window === undefined) return undefined
    const { day, from, until } = window
    if (from === undefined) return t('callNow', { until })
    if (day === madridTime(now).day) return t('callToday', { from, until })
    return t('callOn', { day: dayInWords(day, locale), from, until })
  }
  return <p className="call-promise">{words()}</p>
}

/** Every contact channel: its purpose, its hours, and its link. */
function ChannelList({ content }: { content: Resolved<ContactContent['channels']> }): ReactNode {
  const t = useT('place')
  const layout = useT('layout')
  const href = useHref()
  const { contact, social, offices } = useSite()
  const staffed = <Hours of={offices} />
  return (
    <ul className="channels" role="list">
      <Channel
        words={content.phone}
        action={
          <TextLink href={`tel:${contact.phone}`}>{t('ring', { number: contact.phoneDisplay })}</TextLink>
        }
      >
        <p className="channel-state">
          <OpenState />
        </p>
        {staffed}
      </Channel>
      <Channel
        words={content.callback}
        action={
          <DialogButton dialog="callback-dialog" variant="secondary" compact>
            {layout('callback')}
          </DialogButton>
        }
      >
        <CallPromise />
      </Channel>
      <Channel
        words={content.appointment}
        action={
          <DialogButton dialog="appointment-dialog" variant="secondary" compact>
            {layout('appointment')}
          </DialogButton>
        }
      />
      <Channel words={content.whatsapp} action={<TextLink href={social.whatsapp}>{t('whatsapp')}</TextLink>}>
        {staffed}
      </Channel>
      <Channel
        words={content.mail}
        action={<TextLink href={`mailto:${contact.email}`}>{t('mail', { address: contact.email })}</TextLink>}
      />
      <Channel
        words={content.visit}
        action={<TextLink href={href('service.horarcom')}>{t('hours')}</TextLink>}
      />
    </ul>
  )
}

interface ChannelProps {
  readonly words: TitledText
  readonly action: ReactNode
  /** When it is answered. */
  readonly children?: ReactNode
}

function Channel({ words: { title, text }, action, children }: ChannelProps): ReactNode {
  return (
    <li>
      <h3>
        <RichText value={title} />
      </h3>
      <p className="muted">
        <RichText value={text} />
      </p>
      {children}
      <div className="channel-action">{action}</div>
    </li>
  )
}

/** The usual hours in which at least one office is open, in Mallorca time. */
function Hours({ of: offices }: { of: Parameters<typeof joinedHours>[0] }): ReactNode {
  const t = useT('place')
  const { locale } = useSite()
  return (
    <p className="channel-hours small">
      {usualHours(joinedHours(offices), locale).map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span className="muted">{t('exceptHolidays')}</span>
    </p>
  )
}

/** Signs of use, and that the element itself was replaced (app/platform/router/changed-page.ts). */
const signs = ['pointerdown', 'keydown', 'focusin', 'popstate', 'page-replaced'] as const

/**
 * Settles when the reader scrolls near an element or uses the page at all, immediately if the
 * element is missing: on the server, or on client navigation. Any use counts, since what it changes
 * may depend on the part that is deferred here.
 */
function whenNear(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id)
  if (element === null) return Promise.resolve()
  return new Promise((resolve) => {
    const near = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) settle()
      },
      { rootMargin: '600px' },
    )
    const settle = () => {
      near.disconnect()
      for (const sign of signs) removeEventListener(sign, settle, true)
      resolve()
    }
    near.observe(element)
    for (const sign of signs) addEventListener(sign, settle, { capture: true, passive: true })
  })
}

/** The map with all offices, and for each its state, location and directions. */
function ContactOffices({ heading }: { heading: RichTextValue }): ReactNode {
  const t = useT('place')
  const { offices } = useSite()
  const { items } = useOfficeItems()
  return (
    <section className="section wrap contact-offices" aria-labelledby="offices-title">
      <figure>
        <IslandMap />
        <figcaption className="small muted">{t('coast')}</figcaption>
      </figure>
      <div>
        <h2 id="offices-title">
          <RichText value={heading} />
        </h2>
        <ul role="list">
          {offices.map((office, index) => (
            <li key={office.page}>
              <a className="contact-office" href={items[index]?.href}>
                {office.name}
              </a>
              <p className="contact-office-state">{items[index]?.status}</p>
              <Place office={office} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Place({ office: { name, address, position } }: { office: SliceOffice }): ReactNode {
  const t = useT('place')
  if (address === undefined) return <p className="small muted">{t('remote')}</p>
  const { street, postcode, town } = address
  return (
    <p className="small muted">
      {street && `${street}, `}
      {postcode} {town}
      {position && <Directions office={name} position={position} />}
    </p>
  )
}

/** The link texts are the same for every office, so each is labelled with its office. */
function Directions({ office, position }: { office: string; position: Point }): ReactNode {
  const t = useT('place')
  const [web] = directionsOnWeb(position)
  const named = (words: string) => `${words}: ${office}`
  return (
    <>
      <br />
      <a href={useDirections(position)} rel="noopener noreferrer" aria-label={named(t('directions'))}>
        {t('directions')}
      </a>
      {' · '}
      <a href={web.href} rel="noopener noreferrer" aria-label={named(web.name)}>
        {web.name}
      </a>
    </>
  )
}

interface ContactPageProps {
  readonly content: Resolved<ContactContent>
  /** The breadcrumbs of this page. */
  readonly breadcrumbs: readonly Crumb[]
  readonly scene: Picture
}

/** The id of the section with the form. */
const write = 'write'

/**
 * Lazy hydration of the form: it is server-rendered and works without its code, which loads when
 * the reader gets near. If the code cannot be loaded, the server-rendered form stays.
 */
const ContactForm = lazy(async () => {
  await whenNear(write)
  return late(() => import('#domains/requests/forms/contact-form.tsx')).catch(
    () => new Promise<never>(() => undefined),
  )
})

/** Every contact channel with its hours, the form itself, and the offices. */
export function ContactPage({ content, breadcrumbs, scene }: ContactPageProps): ReactNode {
  const t = useT('page')
  const layout = useT('layout')
  const callback = (
    <DialogButton dialog="callback-dialog" icon="phone">
      {layout('callback')}
    </DialogButton>
  )
  return (
    <PageFrame
      content={content}
      breadcrumbs={breadcrumbs}
      scene={scene}
      primary={callback}
      actions={
        <>
          {callback}
          <LinkButton href={`#${write}`} variant="secondary" icon="mail">
            {content.cta}
          </LinkButton>
        </>
      }
    >
      <PageStyles href={styles} />
      <section className="section wrap" aria-labelledby="channels-title">
        <SectionHead id="channels-title" title={content.channels.heading} />
        <ChannelList content={content.channels} />
      </section>
      <section id={write} className="section tint contact-form" aria-labelledby="write-title">
        <div className="wrap">
          <SectionHead id="write-title" title={content.write.heading} intro={content.write.intro} />
          <Suspense>
            <ContactForm section={write} />
          </Suspense>
        </div>
      </section>
      <ContactOffices heading={content.offices.heading} />
      <section className="section tint" aria-labelledby="urgent-title">
        <div className="wrap">
          <SectionHead id="urgent-title" title={content.urgent.heading} />
          <PointList points={content.urgent.points} />
        </div>
      </section>
      <div className="section-first">
        <FaqSection id="questions" title={t('questions')} faqs={content.faqs} />
      </div>
      <section className="wrap section section-joined" aria-labelledby="related-title">
        <SectionHead id="related-title" title={t('related')} />
        <RelatedLinks links={content.related} />
      </section>
      <PageClosing />
    </PageFrame>
  )
}
