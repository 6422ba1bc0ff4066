/** Each value once, in the order of the first ones. */
export const unique = (values: Iterable<string | undefined>): string[] =>
  [...new Set(values)].filter((value) => value !== undefined)
