/** Longer queries are refused; lists have it for their text. */
export const LONGEST_QUERY = 100
