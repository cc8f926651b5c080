/** The id of the element at the fold of a page: its style sheet for the rest. */
export const firstViewEnd = 'below'
