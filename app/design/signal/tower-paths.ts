/** A watchtower of the coast, its foot at the origin, and the fire on it. */
export const tower = 'M-9 0-7-30H7L9 0zM-10-30v-10h5v4h3v-4h4v4h3v-4h5v10z'
export const flame = 'M0-44c-7-5-4-12 0-18 1 5 6 8 4 14-1 2-2 3-4 4z'
