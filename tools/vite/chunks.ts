/** Folders of the app whose code every page needs, and exceptions that load later. */
const everywhere: readonly (readonly [room: string, later?: string])[] = [
  ['root'],
  ['shell'],
  ['platform/router/', 'changed-page|payloads|prefetch'],
  ['i18n/', 'forms|appointments|area|texts|short-day|iso-day|format-date-time|typed-text'],
  ['map/', 'group-in-words|groups|pages|identity|page-topic|language-words|status-path|appointment-paths'],
  [
    'design/(?:use-hydrated|pending-bar|translated-page|button|classes|icon|flag|text-link|rich-text|blocks/ribbon)',
  ],
  ['domains/navigation/', 'prefetch|suggestion-'],
  ['domains/resilience/(?:reload|robots)'],
  ['domains/offices', '/week'],
  ['domains/dialog'],
  ['platform/browser/(?:kept-changes|connection)'],
  ['pages/(?:not-found|error)'],
]

/** Files directly in `app/pages` that only some kinds of page need. */
const laterPages = 'branded|situations|use-open|payload-view|use-closing'

function pattern(parts: readonly (readonly [string, string?])[]): string {
  return parts.map(([room, later]) => (later === undefined ? room : `${room}(?!${later})`)).join('|')
}

/** Blocks that are large and belong to one kind of page. */
const ownBlocks = 'article-|situation-cards'

/**
 * Libraries and shared code in one file each: they are needed together, and compress better
 * together.
 */
export const chunkGroups = [
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler|use-intl|icu-minify|@formatjs)\//,
  },
  {
    name: 'site',
    test: new RegExp(`/app/(?:${pattern(everywhere)}|pages/(?!${laterPages})[a-z-]+\\.tsx?)`),
  },
  // Code shared by several kinds of page; one file compresses better than six.
  {
    name: 'blocks',
    test: new RegExp(`/app/design/(?:blocks/(?!${ownBlocks})|accordion|badge|callout|status\\.)`),
    minShareCount: 2,
  },
  // Names of days and languages, which office pages share with forms: two lines each, one file.
  {
    name: 'words',
    test: /\/app\/(?:(?:forms|domains\/appointments\/dialog)\/day-in-words|map\/language-words)\./,
    minShareCount: 2,
  },
  // Form code. Every extra chunk of a dialog is listed in the first visit's script.
  {
    name: 'fields',
    test: /\/app\/(?:i18n\/(?:iso-day|typed-text)|forms\/(?:enhance-form|follow-number|check-number|form-rules|form-start|hold-checks|phone-rules|suggest-address|visit-origin)|platform\/browser\/(?:random-uuid|session|use-kept-answer)|domains\/requests\/dialog\/answer-note|map\/page-topic|design\/(?:dialog|keep-still|status-message)|design\/fields\/(?:checkbox|control\.|error-summary|field|focus-field|form-section|radio-cards|radio\.|suggested-input|text-area))/,
    minShareCount: 2,
  },
  // Small modules needed by several dialogs: one chunk instead of five.
  {
    name: 'questions',
    test: /\/app\/(?:domains\/requests\/forms|forms)\/(?:bill-field|choice-fields|health-note|line-field|people-fields|ticks-field)\./,
    minShareCount: 2,
  },
]

/**
 * Placed before the first statement of a file: makes V8 compile its functions off the main thread
 * while it arrives, rather than one by one when they are first called (its explicit compile hints;
 * other engines see a comment).
 */
const compileAhead = '//# allFunctionsCalledOnLoad'

/**
 * A file's banner. Only the libraries: most of their code runs in the first second, and Vite writes
 * nothing before them.
 */
export const bannerOf = (name: string): string => (name === 'libraries' ? compileAhead : '')
