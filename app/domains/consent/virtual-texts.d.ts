declare module 'virtual:texts/consent/*' {
  export const messages: import('#i18n/messages.ts').ConsentMessages
}
