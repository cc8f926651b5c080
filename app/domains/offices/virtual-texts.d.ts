declare module 'virtual:texts/place/*' {
  export const messages: import('#i18n/messages.ts').PlaceMessages
}
