/** The storage key of a dismissed offer. */
export const dismissedKey = 'language-suggestion-dismissed'
