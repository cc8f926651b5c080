declare module 'virtual:texts/claims/*' {
  export const messages: import('#i18n/messages.ts').ClaimsMessages
}
