/**
 * Most files of one form and of a request with all that is added to it, and most bytes of each. The server checks
 * again while it reads; content names them as facts.
 */
export const fileLimits = { count: 6, ofRequest: 12, bytes: 10 * 1024 * 1024 } as const

/** Most pages of a PDF; no bill or policy has as many. */
export const maxPdfPages = 200
