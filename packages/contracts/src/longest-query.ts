/** Signs of a query that is understood: dictated sentences are long; longer ones are refused. */
export const LONGEST_QUERY = 200

/** Signs of the text that a list is looked for by. */
export const LONGEST_TEXT = 100
