/** Something that the person at the keyboard can put right; its message is all they see. */
export class CommandError extends Error {}
