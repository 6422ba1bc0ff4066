/** A text as a part of a pattern for LIKE: its own `%`, `_` and `\` mean themselves. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
