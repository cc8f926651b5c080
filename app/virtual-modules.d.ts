// The modules that the plugins in tools/vite generate.

/** app/platform/router/boot.ts, compiled to one line of script. */
declare module 'virtual:boot' {
  const script: string
  export default script
}

declare module 'virtual:icons' {
  /** SVG path data to be stroked, on a canvas of 24 by 24, written at build time from the list of icon names. */
  export const icons: Readonly<Record<import('./design/icons/icon-names.ts').IconName, string>>
}
declare module 'virtual:icons/claims' {
  /** SVG path data to be stroked, on a canvas of 24 by 24, by kind of claim. */
  export const icons: Readonly<Record<import('#map/claim-kinds.ts').ClaimKind, string>>
}

/** What every page needs in its language: locales/LANGUAGE.json and the site slice. */
declare module 'virtual:locale' {
  const load: (
    locale: import('#map/locale.ts').Locale,
  ) => Promise<import('#i18n/locale-store.ts').BuiltBundle>
  export default load
}

/** Hours, closures and the storm banner: on the server from the content, in the browser from a file. */
declare module 'virtual:living' {
  const load: (locale: import('#map/locale.ts').Locale) => Promise<import('#map/slice.ts').LivingSlice>
  export default load
}

// locales/AREA/LANGUAGE.json: the texts of one area, which load with it.
declare module 'virtual:texts/appointments' {
  const load: import('#i18n/messages.ts').LoadTexts<'appointments'>
  export default load
}
declare module 'virtual:texts/calculator' {
  const load: import('#i18n/messages.ts').LoadTexts<'calculator'>
  export default load
}
declare module 'virtual:texts/checklist' {
  const load: import('#i18n/messages.ts').LoadTexts<'checklist'>
  export default load
}
declare module 'virtual:texts/claims' {
  const load: import('#i18n/messages.ts').LoadTexts<'claims'>
  export default load
}
declare module 'virtual:texts/consent' {
  const load: import('#i18n/messages.ts').LoadTexts<'consent'>
  export default load
}
declare module 'virtual:texts/feedback' {
  const load: import('#i18n/messages.ts').LoadTexts<'feedback'>
  export default load
}
declare module 'virtual:texts/forms' {
  const load: import('#i18n/messages.ts').LoadTexts<'forms'>
  export default load
}
declare module 'virtual:texts/glossary' {
  const load: import('#i18n/messages.ts').LoadTexts<'glossary'>
  export default load
}
declare module 'virtual:texts/money' {
  const load: import('#i18n/messages.ts').LoadTexts<'money'>
  export default load
}
declare module 'virtual:texts/place' {
  const load: import('#i18n/messages.ts').LoadTexts<'place'>
  export default load
}
declare module 'virtual:texts/plan' {
  const load: import('#i18n/messages.ts').LoadTexts<'plan'>
  export default load
}
declare module 'virtual:texts/product' {
  const load: import('#i18n/messages.ts').LoadTexts<'product'>
  export default load
}
declare module 'virtual:texts/search' {
  const load: import('#i18n/messages.ts').LoadTexts<'search'>
  export default load
}
declare module 'virtual:texts/service' {
  const load: import('#i18n/messages.ts').LoadTexts<'service'>
  export default load
}
declare module 'virtual:texts/status' {
  const load: import('#i18n/messages.ts').LoadTexts<'status'>
  export default load
}

/** Texts of bars that need all three languages at once. */
declare module 'virtual:texts/suggestion/*' {
  export const messages: import('#i18n/messages.ts').SuggestionMessages
}
declare module 'virtual:texts/offline/*' {
  export const messages: import('#i18n/messages.ts').OfflineMessages
}
