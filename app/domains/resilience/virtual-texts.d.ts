declare module 'virtual:texts/offline/*' {
  export const messages: import('#i18n/messages.ts').OfflineMessages
}
