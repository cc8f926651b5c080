declare module 'virtual:locale/es' {
  export const messages: import('./messages.ts').CompiledMessages
  export const site: import('#map/slice.ts').SiteSlice
}
declare module 'virtual:locale/en' {
  export const messages: import('./messages.ts').CompiledMessages
  export const site: import('#map/slice.ts').SiteSlice
}
declare module 'virtual:locale/de' {
  export const messages: import('./messages.ts').CompiledMessages
  export const site: import('#map/slice.ts').SiteSlice
}
declare module 'virtual:forms/es' {
  export const messages: import('./messages.ts').FormMessages
}
declare module 'virtual:forms/en' {
  export const messages: import('./messages.ts').FormMessages
}
declare module 'virtual:forms/de' {
  export const messages: import('./messages.ts').FormMessages
}
declare module 'virtual:texts/appointments/*' {
  export const messages: import('./messages.ts').AppointmentMessages
}
