import { useSite } from '#i18n/locale-provider.tsx'

/** In storm mode (content/site.yaml), on every page: a line that leads to what to do now. Else nothing at all. */
export function StormBanner() {
  const { storm, pages } = useSite()
  return storm ? (
    <aside className="band storm-banner" aria-label={pages.claims.label}>
      <a className="wrap" href={`${pages.claims.path}#storm`}>
        {storm}
      </a>
    </aside>
  ) : null
}
