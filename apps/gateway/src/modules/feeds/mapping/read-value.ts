import type { EnumerationKind, NumberKind } from '@trassa/catalog/engine/definition'
import { cut } from '@trassa/catalog/format/cut'
import type { FieldValue } from '@trassa/contracts/entities/ad'
import { nameKey } from './name-key.ts'

/** What a cell means, or the sentence that says why it means nothing. */
export type ReadValue = { value: FieldValue } | { mistake: string }

const NUMBER = /^[-+]?\d+(?:\.\d+)?$/
const YES = new Set(['да', 'есть', 'yes', 'true', '1', ''])
const NO = new Set(['нет', 'no', 'false', '0'])
const LISTED = 8
const STEM = 5

/** Words of price lists for options that are called otherwise here. */
const SYNONYMS: Readonly<Partial<Record<string, string>>> = {
  мкпп: 'механика',
  акпп: 'автомат',
  amt: 'робот',
  левый: 'слева',
  правый: 'справа',
  '4wd': 'полный',
  awd: 'полный',
  fwd: 'передний',
  rwd: 'задний',
  '1': 'один',
  '2': 'два',
  '3': 'три',
  '4': 'четыре и больше',
  электричество: 'электро',
  бу: 'б/у',
}

/** `84 000 км`, `1,6`, `650 000.00 ₽`: spaces, units and zero kopecks do not count. */
export function readNumber(text: string, kind?: Pick<NumberKind, 'unit'>): ReadValue {
  const plain = text
    .toLowerCase()
    .replace(/[\s\u00A0\u202F]/g, '')
    .replace(new RegExp(`(?:${escaped(kind?.unit)}|₽|р|руб|rub|rur)\\.?$`), '')
    .replace(',', '.')
  if (!NUMBER.test(plain)) return { mistake: `«${quoted(text)}» – не число` }
  return { value: Number(plain) }
}

const escaped = (unit = '₽') =>
  unit
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export function readFlag(text: string): ReadValue {
  const word = nameKey(text)
  if (text.trim() === '+' || YES.has(word)) return { value: true }
  if (text.trim() === '-' || NO.has(word)) return { value: false }
  return { mistake: `«${quoted(text)}»: напишите «да» или «нет»` }
}

export function readEnumeration(text: string, kind: EnumerationKind): ReadValue {
  if (!kind.many) {
    const id = optionNamed(text, kind)
    return id === undefined ? { mistake: unknownOption(text, kind) } : { value: id }
  }
  const words = text.split(/[,;|\n]/).filter((word) => word.trim() !== '')
  const ids = words.map((word) => optionNamed(word, kind))
  const wrong = words.filter((_, place) => ids[place] === undefined)
  if (wrong.length > 0) return { mistake: unknownOption(wrong.join(', '), kind) }
  return { value: [...new Set(ids.filter((id) => id !== undefined))] }
}

interface KeyedOption {
  id: number
  key: string
  short: string
}

const keyedLists = new WeakMap<EnumerationKind['options'], KeyedOption[]>()

/** Options with their names as they are compared; made once for each list. */
function keyedOptions(options: EnumerationKind['options']): KeyedOption[] {
  const known = keyedLists.get(options)
  if (known) return known
  const keyed = options.map(({ id, name, short = '' }) => ({
    id,
    key: nameKey(name),
    short: nameKey(short),
  }))
  keyedLists.set(options, keyed)
  return keyed
}

/**
 * The option of a name: the name itself or its short form, else the only one of which either is the beginning of
 * the other («Механическая», «Передний привод»), or that shares a stem with it.
 */
function optionNamed(text: string, { options }: EnumerationKind): number | undefined {
  const word = nameKey(text)
  const keyed = keyedOptions(options)
  const equal = (wanted: string) =>
    keyed.find(({ key, short }) => key === wanted || (short !== '' && short === wanted))?.id
  const synonym = SYNONYMS[word]
  const exact = equal(word) ?? (synonym === undefined ? undefined : equal(nameKey(synonym)))
  if (exact !== undefined || word.length < 3) return exact
  const begun = keyed.filter(({ key }) => key.length > 2 && word.startsWith(key))
  const longest = begun.toSorted((a, b) => b.key.length - a.key.length)[0]
  if (longest) return longest.id
  const longer = keyed.filter(({ key }) => key.startsWith(word))
  if (longer.length > 0) return longer.length === 1 ? longer[0]?.id : undefined
  const related = keyed.filter(
    ({ key }) => key.length >= STEM && word.slice(0, STEM) === key.slice(0, STEM),
  )
  return related.length === 1 ? related[0]?.id : undefined
}

function unknownOption(text: string, { options }: EnumerationKind): string {
  const names = options.slice(0, LISTED).map(({ name }) => name)
  const more = options.length > LISTED ? ' и другие: все – на странице автозагрузки' : ''
  return `«${quoted(text)}» – нет в списке. Есть: ${names.join(', ')}${more}`
}

const QUOTED_MAX = 60
/** A cell as a problem quotes it. */
export const quoted = (text: string): string => cut(text.replace(/\s+/g, ' ').trim(), QUOTED_MAX)

const BREAK = /<(?:br|\/p|\/div|\/li|\/h\d)\b[^<>]{0,100}>/gi
const TAG = /<\/?[a-z][^<>]{0,500}>/gi
const ENTITIES: Readonly<Partial<Record<string, string>>> = {
  '&nbsp;': ' ',
  '&quot;': '"',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&laquo;': '«',
  '&raquo;': '»',
  '&mdash;': '—',
  '&ndash;': '–',
}

/** A description as text: price lists are written for sites and hold markup. */
export const readDescription = (text: string): string =>
  text
    .replace(BREAK, '\n')
    .replace(TAG, '')
    .replace(/&[a-z]{2,6};/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\n{3,}/g, '\n\n')
    .trim()
