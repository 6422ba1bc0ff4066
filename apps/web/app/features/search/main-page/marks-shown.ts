/** Marks of a main page: three rows on a wide screen, so that ads stay above the fold; the rest is in the field above. */
export const MARKS_SHOWN = 18
