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
const laterPages = 'branded|situations|use-open|use-closing'

function pattern(parts: readonly (readonly [string, string?])[]): string {
  return parts.map(([folder, later]) => (later === undefined ? folder : `${folder}(?!${later})`)).join('|')
}

/** Blocks that are large and belong to one kind of page. */
const ownBlocks = 'cards/article-|cards/situation-cards'

/** Libraries and shared code in one file each: they are needed together, and compress better so. */
export const chunkGroups = [
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler|use-intl|icu-minify|@formatjs)\//,
  },
  {
    name: 'site',
    test: new RegExp(`/app/(?:${pattern(everywhere)}|pages/(?!${laterPages})[a-z-]+\\.tsx?)`),
  },
  // What several kinds of page share; in one file it compresses better than in six.
  {
    name: 'blocks',
    test: new RegExp(`/app/design/(?:blocks/(?!${ownBlocks})|accordion|badge|callout|status\\.)`),
    minShareCount: 2,
  },
  // Words of days and languages, which the pages of offices share with forms: two lines each, one file.
  {
    name: 'words',
    test: /\/app\/(?:forms\/day-in-words|domains\/appointments\/dialog\/day-words|map\/language-words)\./,
    minShareCount: 2,
  },
  // The form engine and fields. The first visit's script lists every chunk that a dialog needs beside its own.
  {
    name: 'fields',
    test: /\/app\/(?:i18n\/(?:iso-day|typed-text)|forms\/(?:contact-fields|enhance-form|form-rules|form-start|hidden-fields|phone-countries|phone-rules|visit-origin)|platform\/browser\/(?:random-uuid|session|use-kept-answer)|domains\/requests\/dialog\/answer-note|map\/page-topic|design\/(?:dialog|hooks\/keep-still|status-message)|design\/fields\/(?:checkbox|control\.|error-summary|field|focus-field|form-section|choices\/radio-cards|suggested-input|text-area))|virtual:texts\/forms$/,
    minShareCount: 2,
  },
  // What several dialogs ask for, each in a few lines: one name instead of five.
  {
    name: 'questions',
    test: /\/app\/(?:domains\/requests\/forms|forms)\/(?:health-note|people-fields|question-fields|questions)\./,
    minShareCount: 2,
  },
]

/**
 * Before the first statement of a file: has V8 compile its functions off the main thread while it arrives, and not one by
 * one on it when they are first called (its explicit compile hints; other engines read a comment).
 */
const compileAhead = '//# allFunctionsCalledOnLoad'

/** The banner of a file. Only the libraries have one: most of them runs in the first second, and Vite writes nothing before them. */
export const bannerOf = (name: string): string => (name === 'libraries' ? compileAhead : '')
