/** The field that says that an address has answers. */
export const answered = 'calc'
