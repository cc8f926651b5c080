declare module 'virtual:texts/search/*' {
  export const messages: import('#i18n/messages.ts').SearchMessages
}
