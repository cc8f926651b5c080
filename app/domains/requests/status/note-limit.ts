/** Longest note, in characters, for its form and for the server, which checks again. */
export const noteLimit = 2_000
