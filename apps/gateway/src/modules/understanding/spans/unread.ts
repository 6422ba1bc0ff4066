import type { Token } from '@trassa/catalog/names/spelling-key'
import { isSkipped } from '../lexicon/labels.ts'
import { isPartNumber } from '../numbers/text-rules.ts'
import type { Spans } from './span.ts'

/** A query as it is read. */
export interface Query {
  plain: string
  tokens: readonly Token[]
  spans: Spans
}

/** How the words of a query are written in a text: some otherwise, by their places; a part's number with its dividers or without. */
interface Writing {
  spellings?: ReadonlyMap<number, string>
  hasDividers?: boolean
}

/** The words of a query that no candidate covers. */
export function unread(
  { plain, tokens, spans }: Query,
  covered: number,
  { spellings, hasDividers = true }: Writing = {},
): string[] {
  const words: string[] = []
  const numbers = spans.numbers.filter(isPartNumber)
  const isWithBefore = (place: number) =>
    place > 0 && numbers.some(({ mask }) => ((mask >>> (place - 1)) & 0b11) === 0b11)
  let end = -1
  tokens.forEach(({ start, ...token }, place) => {
    if (covered & (1 << place)) return
    const text = spellings?.get(place) ?? plain.slice(start, token.end)
    const isWhole = isWithBefore(place) && !(covered & (1 << (place - 1)))
    // Letters and digits of one word stay together.
    if (start === end) words.push(`${words.pop()}${text}`)
    else if (isWhole)
      words.push(`${words.pop()}${hasDividers ? plain.slice(end, start) : ''}${text}`)
    else words.push(text)
    end = token.end
  })
  // The "с" of "5 л.с." is no preposition.
  return words.filter((word, place) => !isSkipped(word) || words[place - 1] === 'л')
}
