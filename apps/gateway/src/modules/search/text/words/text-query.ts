/** Where each word of a text stands, as PostgreSQL's tsvector says it. */
export type WordPositions = ReadonlyMap<string, readonly number[]>

/** A tsquery of PostgreSQL as a tree. */
export type TextQuery =
  | { op: 'word'; word: string }
  | { op: 'not'; of: TextQuery }
  | { op: 'and' | 'or'; left: TextQuery; right: TextQuery }
  | { op: 'phrase'; left: TextQuery; right: TextQuery; distance: number }

export type Phrase = Extract<TextQuery, { op: 'phrase' }>

const QUOTE = 39
const ZERO = 48
const QUERY_TOKEN = /'((?:[^']|'')*)'|<(-|\d+)>|[!&|()]/g

/** PostgreSQL reads `ЯМЗ-236` as a word and a negative number; people write `ЯМЗ 236` as well: signs say nothing. */
const SIGN = /^-(?=\d[\d.]*$)/

/** A word of a tsvector or a tsquery as it is compared with others. */
export const plainWord = (word: string): string => word.replace(SIGN, '')

/** Parses the text of a tsvector, `'word':1,5 'other':2`. Quotes in words stay doubled, as in a tsquery's text. */
export function parseWords(vector: string): Map<string, number[]> {
  const words = new Map<string, number[]>()
  for (let start = vector.indexOf("'"); start !== -1; start = vector.indexOf("'", start)) {
    const end = endOfWord(vector, start + 1)
    const next = vector.indexOf(' ', end)
    const after = next === -1 ? vector.length : next
    const word = plainWord(vector.slice(start + 1, end))
    const positions = parsePositions(vector, end + 1, after)
    const known = words.get(word)
    words.set(word, known ? [...known, ...positions].sort((a, b) => a - b) : positions)
    start = after
  }
  return words
}

/** The place of the quote that ends a word. */
function endOfWord(vector: string, from: number): number {
  let end = vector.indexOf("'", from)
  while (vector.charCodeAt(end + 1) === QUOTE) end = vector.indexOf("'", end + 2)
  return end
}

/** `:1,5` as numbers; weights are skipped. */
function parsePositions(vector: string, from: number, to: number): number[] {
  const positions: number[] = []
  for (let at = from; at < to; at++) {
    const digit = vector.charCodeAt(at) - ZERO
    if (digit < 0) positions.push(0)
    else if (digit <= 9) positions.push((positions.pop() ?? 0) * 10 + digit)
  }
  return positions
}

type Token = { sign: string; word?: string; distance?: number }

const tokenOf = ([text, word, distance]: RegExpMatchArray): Token => {
  if (word !== undefined) return { sign: 'word', word: plainWord(word) }
  if (distance === undefined) return { sign: text }
  return { sign: '<>', distance: distance === '-' ? 1 : Number(distance) }
}

/** Binary operators, the loosest first. */
const LEVELS = ['|', '&', '<>'] as const

/** Parses the text of a tsquery; `undefined` for an empty one, which no text matches. */
export function parseTextQuery(text: string): TextQuery | undefined {
  const tokens = [...text.matchAll(QUERY_TOKEN)].map(tokenOf)
  let at = 0

  function operand(): TextQuery {
    const token = tokens[at++]
    if (token?.word !== undefined) return { op: 'word', word: token.word }
    if (token?.sign === '!') return { op: 'not', of: operand() }
    if (token?.sign !== '(') throw new Error(`Not a tsquery: ${text}`)
    const inner = operators(0)
    at++
    return inner
  }

  function operators(level: number): TextQuery {
    const sign = LEVELS[level]
    if (sign === undefined) return operand()
    let left = operators(level + 1)
    while (tokens[at]?.sign === sign) {
      const { distance = 1 } = tokens[at++] ?? {}
      const right = operators(level + 1)
      if (sign === '<>') left = { op: 'phrase', left, right, distance }
      else left = { op: sign === '&' ? 'and' : 'or', left, right }
    }
    return left
  }

  return tokens.length === 0 ? undefined : operators(0)
}

/** Whether a text has what a query asks for: the same as `@@` of PostgreSQL, but for the signs of numbers. */
export function holdsText(query: TextQuery, words: WordPositions): boolean {
  switch (query.op) {
    case 'word':
      return words.has(query.word)
    case 'not':
      return !holdsText(query.of, words)
    case 'and':
      return holdsText(query.left, words) && holdsText(query.right, words)
    case 'or':
      return holdsText(query.left, words) || holdsText(query.right, words)
    case 'phrase':
      return endsOf(query, words).length > 0
  }
}

/** The positions where a word or a phrase ends. `websearch_to_tsquery` makes phrases of words only. */
function endsOf(query: TextQuery, words: WordPositions): readonly number[] {
  if (query.op === 'word') return words.get(query.word) ?? []
  if (query.op !== 'phrase') return []
  const before = endsOf(query.left, words)
  const gap = query.distance + widthOf(query.right)
  return endsOf(query.right, words).filter((end) => before.includes(end - gap))
}

export const widthOf = (query: TextQuery): number =>
  query.op === 'phrase' ? widthOf(query.left) + query.distance + widthOf(query.right) : 0

/** A query for the words of its phrases, wherever they stand. */
export function withoutPhrases(query: TextQuery): TextQuery {
  switch (query.op) {
    case 'word':
      return query
    case 'not':
      return { op: 'not', of: withoutPhrases(query.of) }
    case 'and':
    case 'or':
    case 'phrase':
      return {
        op: query.op === 'or' ? 'or' : 'and',
        left: withoutPhrases(query.left),
        right: withoutPhrases(query.right),
      }
  }
}

/** What no matching text may have, whatever else it has. */
export function exclusionsOf(query: TextQuery): TextQuery[] {
  switch (query.op) {
    case 'not':
      return [query.of]
    case 'and':
      return [...exclusionsOf(query.left), ...exclusionsOf(query.right)]
    case 'word':
    case 'or':
    case 'phrase':
      return []
  }
}

/** Words that are asked for, those of phrases included: all but what is excluded. */
export function askedWords(query: TextQuery): string[] {
  switch (query.op) {
    case 'word':
      return [query.word]
    case 'not':
      return []
    case 'and':
    case 'or':
    case 'phrase':
      return [...askedWords(query.left), ...askedWords(query.right)]
  }
}

/** Words that every matching text has; empty where there may be none. */
export function requiredWords(query: TextQuery): string[] {
  switch (query.op) {
    case 'word':
      return [query.word]
    case 'and':
    case 'phrase':
      return [...requiredWords(query.left), ...requiredWords(query.right)]
    case 'or':
    case 'not':
      return []
  }
}

/** All phrases; those within a phrase are parts of it. */
export function phrasesOf(query: TextQuery): Phrase[] {
  switch (query.op) {
    case 'word':
      return []
    case 'phrase':
      return [query]
    case 'not':
      return phrasesOf(query.of)
    case 'and':
    case 'or':
      return [...phrasesOf(query.left), ...phrasesOf(query.right)]
  }
}

/** The phrases that must not be there. */
export function excludedPhrases(query: TextQuery): Phrase[] {
  switch (query.op) {
    case 'word':
    case 'phrase':
      return []
    case 'not':
      return phrasesOf(query.of)
    case 'and':
    case 'or':
      return [...excludedPhrases(query.left), ...excludedPhrases(query.right)]
  }
}
