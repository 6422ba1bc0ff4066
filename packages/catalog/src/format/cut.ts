/** A text in at most so many signs (code points, so that no emoji is cut in half); what was cut ends with an ellipsis. */
export function cut(text: string, max: number): string {
  const signs = [...text]
  if (signs.length <= max) return text
  return `${signs
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`
}
