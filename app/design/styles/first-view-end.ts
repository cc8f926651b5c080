/** The id of what stands right behind the first view of a page: its style sheet for the rest. */
export const firstViewEnd = 'below'
