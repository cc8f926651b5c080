import type { ReactNode } from 'react'
import { may, type Permission } from '#domains/staff/roles.ts'
import { logoMark } from '#illustrations/logo.ts'
import { useDeskText, useScreen } from './desk-context.tsx'

/** The entries of the navigation; a member sees those of their role. */
const entries: readonly { readonly path: string; readonly key: Section; readonly needs?: Permission }[] = [
  { path: '/', key: 'today' },
  { path: '/requests', key: 'requests', needs: 'requests' },
  { path: '/day', key: 'day', needs: 'day' },
  { path: '/people', key: 'people', needs: 'people' },
  { path: '/undelivered', key: 'undelivered', needs: 'undelivered' },
  { path: '/searches', key: 'searches', needs: 'searches' },
  { path: '/content', key: 'content', needs: 'content' },
  { path: '/export', key: 'export', needs: 'export' },
  { path: '/staff', key: 'staff', needs: 'staff' },
  { path: '/audit', key: 'audit', needs: 'audit' },
]

type Section =
  | 'today'
  | 'requests'
  | 'day'
  | 'people'
  | 'undelivered'
  | 'searches'
  | 'content'
  | 'export'
  | 'staff'
  | 'audit'

function isCurrent(path: string, entry: string): boolean {
  return entry === '/' ? path === '/' : path === entry || path.startsWith(`${entry}/`)
}

function Brand() {
  const { brand } = useScreen()
  const t = useDeskText('desk')
  const { width, height, sun, tower, door, wave } = logoMark
  return (
    <a className="desk-brand" href="/">
      <svg className="desk-mark" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <circle className="desk-mark-sun" cx={sun.x} cy={sun.y} r={sun.radius} />
        <path d={tower} />
        <path className="desk-mark-door" d={door} />
        <path d={wave} />
      </svg>
      <span>
        <b>{brand}</b>
        <small>{t('frame.desk')}</small>
      </span>
    </a>
  )
}

function Navigation() {
  const { member, path } = useScreen()
  const t = useDeskText('desk')
  if (member === undefined) return null
  const seen = entries.filter(({ needs }) => needs === undefined || may(member, needs))
  return (
    <>
      <nav className="desk-nav" aria-label={t('frame.navigation')}>
        <ul>
          {seen.map(({ path: href, key }) => (
            <li key={key}>
              <a href={href} aria-current={isCurrent(path, href) ? 'page' : undefined}>
                {t(`nav.${key}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="desk-me">
        <a href="/me" aria-current={isCurrent(path, '/me') ? 'page' : undefined}>
          <b>{member.name}</b>
          <small>{t(`roles.${member.role}.name`)}</small>
        </a>
        <form method="post" action="/sign-out">
          <button className="desk-sign-out">{t('frame.signOut')}</button>
        </form>
      </div>
    </>
  )
}

/** The document around a page: navigation, demo notice, the message about what was just done. */
export function DeskDocument({ children }: { readonly children: ReactNode }) {
  const { assets, texts, member, demo, done, watch } = useScreen()
  const t = texts.desk
  return (
    <html lang={t('frame.lang')}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.ico" />
        <link rel="stylesheet" href={assets.style} />
        <script type="module" src={assets.script} />
      </head>
      <body className={member ? 'desk' : 'desk desk-outside'}>
        <a className="skip-link" href="#content">
          {t('frame.skip')}
        </a>
        <header className="desk-head">
          <Brand />
          <Navigation />
        </header>
        <main id="content" className="desk-main" tabIndex={-1}>
          {demo && <p className="desk-demo">{t('frame.demo')}</p>}
          <div role="status" className="desk-done">
            {done && <p>{done}</p>}
          </div>
          {watch && (
            <p className="desk-news" data-watch={watch} role="status" hidden>
              <a href="/requests">{t('frame.news')}</a>
            </p>
          )}
          {children}
        </main>
      </body>
    </html>
  )
}
