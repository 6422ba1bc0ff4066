import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { valuesOf } from '../fields/values-of.ts'
import { union } from '../spans/masks.ts'
import type { LabelSpan } from '../spans/span.ts'

/** Of the words by which values of filters were chosen those that alone name one: the "магнитола" of "магнитола андроид". */
export const namingWords = (
  labels: readonly LabelSpan[],
  filters: readonly Filter[],
  chosenBy: number,
): number =>
  union(
    labels.filter(
      ({ mask, size, label: { key, value, isNarrower } }) =>
        size === 1 &&
        (mask & chosenBy) !== 0 &&
        !isNarrower &&
        typeof value !== 'boolean' &&
        valuesOf(filters, key).includes(value),
    ),
  )
