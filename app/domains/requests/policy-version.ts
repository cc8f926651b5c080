/** The version of the privacy policy that forms refer to; it changes with the policy's text. */
export const policyVersion = '2026-11-28'
