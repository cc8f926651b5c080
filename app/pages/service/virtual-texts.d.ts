declare module 'virtual:texts/service/*' {
  export const messages: import('#i18n/messages.ts').ServiceMessages
}
