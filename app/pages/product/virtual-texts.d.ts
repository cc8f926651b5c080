declare module 'virtual:texts/product/*' {
  export const messages: import('#i18n/messages.ts').ProductMessages
}
