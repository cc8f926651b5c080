/** The parts of a day for a call. */
export const callbackTimes = ['any', 'morning', 'midday', 'afternoon'] as const
export type CallbackTime = (typeof callbackTimes)[number]
