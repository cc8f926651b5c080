/** What the browser keeps once an offer was put away. */
export const dismissedKey = 'language-suggestion-dismissed'
