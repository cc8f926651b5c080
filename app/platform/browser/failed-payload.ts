/** What the console says of a payload that could not be loaded; the error catalogue of the specification has the words. */
export const failedPayload = 'Failed payload load'
