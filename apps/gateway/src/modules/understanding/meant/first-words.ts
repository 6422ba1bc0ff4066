import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { parseFilters } from '@trassa/catalog/engine/filters/list-query'
import { plainSpelling, tokensOf } from '@trassa/catalog/names/spelling-key'
import { stem } from '@trassa/catalog/names/stem'
import type { MeantList } from '@trassa/contracts/entities/understood'
import { LONGEST_TEXT } from '@trassa/contracts/longest-query'
import { unique } from '../fields/unique.ts'
import { stemsOf } from './left-out-words.ts'

/** Between the things that one kind holds: «Экскаватор, погрузчик», «Установка фаркопов и оборудования». */
const BETWEEN_THINGS = /, | и /

interface Typed {
  /** What was typed, as it was corrected. */
  words: string
  /** The words that the list which is meant leaves out. */
  ignored: string
}

const wordsOf = (text: string): string[] => text.split(' ').filter(Boolean)

/** Of a kind of several things those that were typed. */
function thingsOf(form: FormDefinition, query: URLSearchParams, typed: string): string[] {
  const [kind, ...more] = parseFilters(form, query).filters.flatMap((filter) => {
    const field = form.fields.find(({ key }) => key === filter.key)
    if (field?.kind.type !== 'enumeration' || filter.op !== 'many') return []
    return field.kind.options.filter(({ id }) => filter.values.includes(id))
  })
  if (!kind || more.length > 0 || !BETWEEN_THINGS.test(kind.name)) return []
  const said = new Set(stemsOf(kind.name))
  return tokensOf(plainSpelling(typed))
    .map(({ text }) => text)
    .filter((word) => said.has(stem(word)))
}

/**
 * The words whose ads stand first in the list that is shown: those that it leaves out of what is meant, and of a kind
 * that holds several things the one that was typed. Empty for a list with a text, which has an order of its own.
 */
export function firstWords(shown: MeantList, meant: MeantList, { words, ignored }: Typed): string {
  const query = new URLSearchParams(shown.query)
  if (query.has('q')) return ''
  const text = new URLSearchParams(meant.query).get('q')?.replaceAll(' или ', ' ') ?? ''
  const things = thingsOf(formOf(shown.adType), query, words)
  const all = unique([...wordsOf(text), ...wordsOf(ignored), ...things]).join(' ')
  return all.length > LONGEST_TEXT ? all.slice(0, all.lastIndexOf(' ', LONGEST_TEXT)) : all
}
