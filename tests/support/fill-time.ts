/** How long the sites of browser tests want a form to be open before it may be sent, in milliseconds. */
export const formMinMs = 400

/** A while in which a person would have filled a form, in milliseconds. */
export const fillTime = formMinMs + 100
