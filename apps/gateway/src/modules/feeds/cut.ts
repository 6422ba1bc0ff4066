/** At most so many characters of a text, never half of a surrogate pair: `jsonb` refuses one. */
export const cut = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
