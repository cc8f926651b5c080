/**
 * The console message for a payload that could not be loaded, worded as in the specification's
 * error catalogue.
 */
export const failedPayload = 'Failed payload load'
