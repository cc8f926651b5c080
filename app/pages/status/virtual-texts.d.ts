declare module 'virtual:texts/status/*' {
  export const messages: import('#i18n/messages.ts').StatusMessages
}
