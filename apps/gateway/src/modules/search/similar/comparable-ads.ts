import type { Filter } from '@trassa/catalog/engine/filters/filter'
import type { Band, SubjectFilters } from './subject-filters.ts'

/** Fewer ads say nothing about a price. */
export const ENOUGH_COMPARABLE = 8

/** What ads have in common whose prices are compared (docs/decisions/061). */
interface Comparison {
  /** Fields with the ad's own value. A type without the first one has no market price. */
  same: readonly [string, ...string[]]
  years: number
  mileage: Band
  hours: Band
}

const CLOSE = {
  years: 1,
  mileage: { share: 0.35, least: 30_000 },
  hours: { share: 0.35, least: 1000 },
} as const

const WIDER = {
  years: 2,
  mileage: { share: 0.6, least: 60_000 },
  hours: { share: 0.6, least: 2000 },
} as const

/** From the most alike on; the first one with enough ads is taken. */
const COMPARISONS = {
  sameEngine: {
    ...CLOSE,
    same: ['modelId', 'generationId', 'markId', 'condition', 'typeId', 'fuel', 'gearbox'],
  },
  sameGeneration: {
    ...CLOSE,
    same: ['modelId', 'generationId', 'markId', 'condition', 'typeId'],
  },
  sameModel: { ...WIDER, same: ['modelId', 'markId', 'condition', 'typeId'] },
} as const satisfies Record<string, Comparison>

/** The filters of each comparison for one ad; empty where its model or year is unknown. */
export function comparisonsFor(subject: SubjectFilters): Filter[][] {
  if (!subject.has('modelId') || !subject.has('year')) return []
  return Object.values(COMPARISONS).map(({ same, years, mileage, hours }) => [
    ...subject.same(same),
    ...subject.near('year', { least: years }),
    ...subject.near('mileage', mileage),
    ...subject.near('hours', hours),
  ])
}
