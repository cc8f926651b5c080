/** Folders of the app whose code every page needs, and the parts of them that load later all the same. */
const everywhere: readonly (readonly [folder: string, later?: string])[] = [
  ['root'],
  ['shell'],
  ['platform/router/', 'changed-page|payload-cache|prefetch'],
  ['i18n/', 'forms|appointments|area|texts|short-day|iso-day|format-date-time|typed-text'],
  ['map/', 'groups|pages|identity|page-topic|language-words|linked-paths'],
  [
    'design/(?:hooks/(?:use-hydrated|translated-page)|icons/|pending-bar|button|classes|text-link|rich-text|blocks/heroes/ribbon)',
  ],
  ['domains/navigation/', 'prefetch|suggestion-'],
  ['domains/resilience/(?:reload|robots)'],
  ['domains/offices', '/week'],
  ['domains/dialog'],
  ['platform/browser/(?:kept-changes|connection)'],
  ['pages/(?:not-found|error)'],
]

/** Files directly in `app/pages` that only some kinds of page need. */
const laterPages = 'branded|situations|short-calculator|use-open|use-closing|long-page'

function pattern(parts: readonly (readonly [string, string?])[]): string {
  return parts.map(([folder, later]) => (later === undefined ? folder : `${folder}(?!${later})`)).join('|')
}

/** Blocks that are large and belong to one kind of page. */
const ownBlocks = 'cards/article-|cards/situation-cards'

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
    test: /\/app\/(?:forms\/day-in-words|domains\/appointments\/dialog\/day-words|map\/language-words)\./,
    minShareCount: 2,
  },
  // The form engine and fields. The first visit's script lists every chunk that a dialog needs beside its own.
  {
    name: 'fields',
    test: /\/app\/(?:i18n\/(?:iso-day|typed-text)|forms\/(?:contact-fields|enhance-form|form-rules|form-start|hidden-fields|phone-countries|phone-rules|visit-origin)|platform\/browser\/(?:random-uuid|session|use-kept-answer)|domains\/requests\/dialog\/answer-note|map\/page-topic|design\/(?:dialog|signal|hooks\/keep-still|status-message)|design\/fields\/(?:checkbox|control\.|error-summary|field|focus-field|form-section|choices\/radio-cards|suggested-input|text-area))|virtual:texts\/forms$/,
    minShareCount: 2,
  },
  // Small modules needed by several dialogs: one chunk instead of five.
  {
    name: 'questions',
    test: /\/app\/(?:domains\/requests\/forms|forms)\/(?:health-note|people-fields|question-fields|questions)\./,
    minShareCount: 2,
  },
]

/**
 * Placed before the first statement of a file: makes V8 compile its functions off the main thread
 * while it arrives, rather than one by one when they are first called (its explicit compile hints;
 * other engines see a comment).
 */
const compileAhead = '//# allFunctionsCalledOnLoad'

/** The banner of a file. Only the libraries have one: most of them runs in the first second, and Vite writes nothing before them. */
export const bannerOf = (name: string): string => (name === 'libraries' ? compileAhead : '')
