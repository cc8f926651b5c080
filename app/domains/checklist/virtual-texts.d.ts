declare module 'virtual:texts/checklist/*' {
  export const messages: import('#i18n/messages.ts').ChecklistMessages
}
