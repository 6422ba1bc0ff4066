import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { filtersToQuery } from '@trassa/catalog/engine/filters/list-query'
import { unique } from '../fields/unique.ts'
import { valuesOf } from '../fields/values-of.ts'
import type { Understood } from '../understand.ts'
import type { Measure } from './measure.ts'

/** More models without ads were not named one by one. */
const MOST_ABSENT = 3

export interface ModelRows {
  markOf: (modelId: string) => string | undefined
  modelOf: (generationId: string) => string | undefined
  modelName: (modelId: string) => string
}

/** A reading without the marks below which nothing is for sale. */
export interface Live extends Understood {
  /** The names of their models. */
  absent?: readonly string[]
}

/** Below several marks a model without ads narrows nothing (docs/decisions/076): such marks are left out. */
export async function withoutEmptyMarks(
  reading: Understood,
  measure: Measure,
  { markOf, modelOf, modelName }: ModelRows,
): Promise<Live> {
  const { adType, filters } = reading
  const marks = valuesOf(filters, 'markId')
  const models = valuesOf(filters, 'modelId')
  if (marks.length < 2 || models.length === 0) return reading
  const ofMark = (mark: string | number): Filter[] => [
    { key: 'markId', op: 'many', values: [mark] },
    { key: 'modelId', op: 'many', values: models.filter((id) => markOf(String(id)) === mark) },
  ]
  const live: (string | number)[] = []
  for (const mark of marks) {
    const query = filtersToQuery(formOf(adType), { filters: ofMark(mark) })
    const { total } = await measure(adType, query)
    if (total > 0) live.push(mark)
  }
  const kept = live.length > 0 ? live : marks.slice(0, 1)
  const dropped = models.filter((id) => !kept.includes(markOf(String(id)) ?? ''))
  const values = kept.flatMap(ofMark)
  const together = ['markId', 'modelId'].map((key): Filter => {
    return { key, op: 'many', values: [...valuesOf(values, key)] }
  })
  const others = filters
    .filter(({ key }) => !['markId', 'modelId'].includes(key))
    .flatMap((filter): Filter[] => {
      if (filter.key !== 'generationId' || filter.op !== 'many') return [filter]
      const ofKept = filter.values.filter((id) => !dropped.includes(modelOf(String(id)) ?? ''))
      return ofKept.length > 0 ? [{ ...filter, values: ofKept }] : []
    })
  // "камри или соната" names both; "brp lynx 600" names no Ski-Doo.
  const names = unique(dropped.map((id) => modelName(String(id))))
  const absent = names.length > MOST_ABSENT ? [] : names
  return { ...reading, filters: [...together, ...others], absent }
}
