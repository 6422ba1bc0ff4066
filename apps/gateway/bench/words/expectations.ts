import type { FormOption } from '@trassa/catalog/engine/definition'
import type { Filter, RangeFilter } from '@trassa/catalog/engine/filters/filter'
import { plainSpelling, tokensOf } from '@trassa/catalog/names/spelling-key'

/** One `key=value` of a cell (queries/README.md). */
export interface Expected {
  key: string
  /** The filter may be missing. */
  isOptional: boolean
  /** Any of the values will do, at least one. */
  isAny: boolean
  /** Each a value or several. */
  alternatives: string[][]
}

const PAIR = /^(?<key>[A-Za-z]+)(?<optional>\??)(?<any>~?)=(?<value>.*)$/s

/** Splits at a sign outside double quotes. */
function split(text: string, sign: string): string[] {
  const parts = ['']
  let isQuoted = false
  for (const one of text) {
    if (one === '"') isQuoted = !isQuoted
    if (one === sign && !isQuoted) parts.push('')
    else parts.push(`${parts.pop()}${one}`)
  }
  return parts.filter(Boolean)
}

export function readExpected(cell: string): Expected[] {
  return split(cell, ' ').map((pair) => {
    const { key, optional, any, value } = PAIR.exec(pair)?.groups ?? {}
    if (key === undefined || value === undefined) throw new Error(`Not a pair: ${pair}`)
    const alternatives = split(value, '|').map((one) =>
      split(one, ',').map((name) => name.replaceAll('"', '')),
    )
    return { key, isOptional: optional !== '', isAny: any !== '', alternatives }
  })
}

const thisYear = new Date().getFullYear()

/** @param options of a filter whose values are not numbers: a bound is the id of the one of that name */
export function boundOf(text: string, options: readonly FormOption[] = []): number | undefined {
  if (text === '') return undefined
  const option = options.find(({ name }) => name === text)
  if (option) return option.id
  return text.startsWith('now') ? thisYear + Number(text.slice('now'.length)) : Number(text)
}

function isRange(text: string, { from, to }: RangeFilter, options: readonly FormOption[]): boolean {
  const [low = '', high = low] = text.split('..')
  return boundOf(low, options) === from && boundOf(high, options) === to
}

export const isNamed = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name

/** Whether a filter is as it is expected; `names` are those of its values, `options` those that it has. */
export function isAsExpected(
  { isOptional, isAny, alternatives }: Expected,
  filter: Filter | undefined,
  names: readonly string[],
  options: readonly FormOption[],
): boolean {
  if (!filter) return isOptional
  if (filter.op === 'range')
    return alternatives.some(([range = '']) => isRange(range, filter, options))
  const isOneOf = (patterns: readonly string[]) => (name: string) =>
    patterns.some((pattern) => isNamed(pattern, name))
  if (isAny) return names.every(isOneOf(alternatives.flat()))
  return alternatives.some(
    (patterns) =>
      names.every(isOneOf(patterns)) &&
      patterns.every((pattern) => names.some((name) => isNamed(pattern, name))),
  )
}

const SKIPPED = new Set('и в на для с со к по из от или до за под у о об без не'.split(' '))
const wordsOf = (text: string): string[] =>
  tokensOf(plainSpelling(text))
    .map((token) => token.text)
    .filter((word) => !SKIPPED.has(word))

/** Whether a text has the expected words; those in brackets may be there. */
export function isExpectedText(cell: string, text: string): boolean {
  const allowed = wordsOf([...cell.matchAll(/\(([^)]*)\)/g)].map(([, inner]) => inner).join(' '))
  const wanted = wordsOf(cell.replaceAll(/\([^)]*\)/g, ' '))
  const found = wordsOf(text)
  return (
    wanted.every((word) => found.includes(word)) &&
    found.every((word) => wanted.includes(word) || allowed.includes(word))
  )
}
