/** The ids with or without one of them. */
export const toggled = (ids: readonly string[], id: string, on: boolean): string[] => [
  ...ids.filter((one) => one !== id),
  ...(on ? [id] : []),
]
