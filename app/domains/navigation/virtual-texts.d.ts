declare module 'virtual:texts/suggestion/*' {
  export const messages: import('#i18n/messages.ts').SuggestionMessages
}
