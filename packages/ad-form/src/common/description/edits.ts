/** A selection of a text, as an input reports it; equal ends are a caret. */
export interface Selection {
  text: string
  start: number
  end: number
}

/** What replaces a part of the text, and what is selected afterwards. */
export interface Edit {
  from: number
  to: number
  insert: string
  select: readonly [start: number, end: number]
}

const STARS = '**'
const SAMPLE = 'важное'

/** Makes the selection bold, or takes the stars around it away. */
export function boldEdit({ text, start, end }: Selection): Edit {
  const isBold =
    text.slice(start - STARS.length, start) === STARS &&
    text.slice(end, end + STARS.length) === STARS
  if (isBold) {
    const from = start - STARS.length
    const insert = text.slice(start, end)
    return { from, to: end + STARS.length, insert, select: [from, from + insert.length] }
  }
  // Spaces inside the stars would leave them text.
  const chosen = text.slice(start, end)
  const word = chosen.trim() || SAMPLE
  const from = start + (chosen.trim() ? chosen.length - chosen.trimStart().length : 0)
  const to = chosen.trim() ? from + word.length : end
  const begin = from + STARS.length
  return { from, to, insert: `${STARS}${word}${STARS}`, select: [begin, begin + word.length] }
}

/** Makes the selected lines items of a list, or takes that back. */
export function listEdit({ text, start, end }: Selection): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const to = next < 0 ? text.length : next
  const lines = text.slice(from, to).split('\n')
  const isList = lines.every((line) => line.startsWith('- ') || line === '')
  const insert = lines
    .map((line) => (isList && lines.some(Boolean) ? line.replace(/^- /, '') : `- ${line}`))
    .join('\n')
  return { from, to, insert, select: [from + insert.length, from + insert.length] }
}

const ADDRESS = 'https://'

/** Makes the selection the text of a link whose address is typed next, or the address of one whose text is. */
export function linkEdit({ text, start, end }: Selection): Edit {
  const chosen = text.slice(start, end).trim()
  if (/^https?:\/\/\S+$/i.test(chosen)) {
    return { from: start, to: end, insert: `[ссылка](${chosen})`, select: [start + 1, start + 7] }
  }
  const label = chosen || 'ссылка'
  // After the scheme, which an address that is typed mostly lacks; a pasted one may have a second (domain §4).
  const address = start + label.length + 3 + ADDRESS.length
  return {
    from: start,
    to: end,
    insert: `[${label}](${ADDRESS})`,
    select: [address, address],
  }
}
