import type { DictionaryName } from '@trassa/catalog/engine/definition'
import { spellingKey } from '@trassa/catalog/names/spelling-key'
import type { City } from '@trassa/contracts/entities/city'
import type { MarkCode } from '@trassa/contracts/enumerations/marks'
import type { Executor } from '../../../platform/database/connect.ts'
import {
  type DictionaryChild,
  listDictionaryRows,
  namesOfRow,
  type Places,
} from '../../reference/public.ts'
import { nameKey } from './name-key.ts'

interface Sought {
  dictionary: DictionaryName
  name: string
  /** The row one level up; `null` for marks. */
  parentId: string | null
  codes?: readonly MarkCode[] | undefined
}

export interface DictionaryLookup {
  /** The id of the row of a name; `undefined` where there is none, or more than one. */
  find: (sought: Sought) => Promise<string | undefined>
  city: (name: string) => string | 'ambiguous' | undefined
}

/** `Lada (ВАЗ)`: the whole, what is before the brackets, and what is in them. */
const spellingsOf = ({ name, nameRu }: DictionaryChild): string[] =>
  [name, name.replace(/\(.*\)/, ''), /\((.*)\)/.exec(name)?.[1] ?? '', nameRu ?? '']
    .map(spellingKey)
    .filter((spelling) => spelling !== '')

/** The rows by the best of their names: their own as it is written, its spellings, what people call them. */
function namedRows(
  rows: readonly DictionaryChild[],
  dictionary: DictionaryName,
  wanted: string,
): readonly DictionaryChild[] {
  const isWanted = (name: string) => spellingKey(name) === wanted
  const tests: ((row: DictionaryChild) => boolean)[] = [
    ({ name }) => isWanted(name),
    (row) => spellingsOf(row).includes(wanted),
    ({ id }) => namesOfRow(dictionary, id).some(isWanted),
  ]
  for (const test of tests) {
    const found = rows.filter(test)
    if (found.length > 0) return found
  }
  return []
}

/** Rows of dictionaries by their names. What is read is kept, so make one for each run. */
export function createDictionaryLookup(db: Executor, places: Places): DictionaryLookup {
  const kept = new Map<string, Promise<DictionaryChild[]>>()
  const rowsBelow = (dictionary: DictionaryName, parentId: string | null) => {
    const key = `${dictionary}:${parentId}`
    const rows = kept.get(key) ?? listDictionaryRows(db, dictionary, parentId)
    kept.set(key, rows)
    return rows
  }
  const cities = Map.groupBy(places.cities, ({ name }) => nameKey(name))
  const citiesByNames = Map.groupBy(
    places.cities.flatMap((city) =>
      namesOfRow('cities', city.id).map((name) => ({ city, key: nameKey(name) })),
    ),
    ({ key }) => key,
  )
  async function seek({ dictionary, parentId, codes }: Sought, wanted: string) {
    const rows = (await rowsBelow(dictionary, parentId)).filter(
      (row) => !codes || codes.some((code) => row.codes?.includes(code)),
    )
    const found = namedRows(rows, dictionary, wanted)
    return found.length === 1 ? found[0]?.id : undefined
  }
  // A stock names the same mark in thousands of rows.
  const sought = new Map<string, Promise<string | undefined>>()
  return {
    find(asked) {
      const { dictionary, parentId, codes = [] } = asked
      const wanted = spellingKey(asked.name)
      const key = [dictionary, parentId, wanted, ...codes].join(':')
      const answer = sought.get(key) ?? seek(asked, wanted)
      sought.set(key, answer)
      return answer
    },
    city(text) {
      const [name = '', region] = text.split(/[,(]/)
      const key = nameKey(name.replace(/^\s*(?:г\.|город)\s/i, ''))
      const named = cities.get(key) ?? citiesByNames.get(key)?.map(({ city }) => city) ?? []
      const found = region === undefined ? named : named.filter((city) => isIn(city, region))
      return found.length > 1 ? 'ambiguous' : found[0]?.id
    },
  }
}

const isIn = ({ kladrRegionName }: City, region: string): boolean =>
  nameKey(region).includes(nameKey(kladrRegionName)) ||
  nameKey(kladrRegionName).includes(nameKey(region))
