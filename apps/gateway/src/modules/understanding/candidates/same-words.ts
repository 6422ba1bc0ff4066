import type { TypeFields } from '../fields/type-fields.ts'
import { isGroup } from '../fields/values-of.ts'
import type { Candidate } from './candidate.ts'

/** "ремонт" is any of them rather than services alone. */
const GROUP_OF_SERVICES = 5.5

/** One candidate of those that differ in their value alone: "хэтчбек" has three doors or five. */
export function sameWords(
  candidates: readonly Candidate[],
  { adType, byKey }: TypeFields,
): Candidate[] {
  if (candidates.length < 2) return [...candidates]
  const byWords = Map.groupBy(candidates, ({ mask, weight, meaning, staysInText }) => {
    const [filter] = meaning.kind === 'filters' ? meaning.filters : []
    const kind = filter && byKey.get(filter.key)?.kind
    // An ad has all of the options that are asked for.
    const isAnyOf = kind?.type === 'enumeration' && kind.many !== true
    return filter?.op === 'many' && isAnyOf
      ? `${mask} ${weight} ${filter.key} ${staysInText}`
      : candidates
  })
  return [...byWords].flatMap(([words, same]) => {
    const [first] = same
    if (words === candidates || !first || same.length < 2) return same
    const filters = same.flatMap(({ meaning }) =>
      meaning.kind === 'filters' ? meaning.filters : [],
    )
    const values = filters.flatMap((filter) => (filter.op === 'many' ? filter.values : []))
    const [{ key = '' } = {}] = filters
    const filter = { key, op: 'many', values: [...new Set(values)].toSorted() } as const
    const weight = first.weight + (adType === 'services' && isGroup(filter) ? GROUP_OF_SERVICES : 0)
    return [{ ...first, weight, meaning: { kind: 'filters', filters: [filter] } }]
  })
}
