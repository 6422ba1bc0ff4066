import type { Random } from '../../random.ts'
import type { MarkClass } from '../values/market-price.ts'

const AUTOMATIC = 2

/** From which year ordinary cars have an option, by ids of `CAR_EQUIPMENT`. */
const SINCE: readonly (readonly [year: number, ids: readonly number[]])[] = [
  [1990, [9, 14, 52]],
  [1998, [1, 3, 11, 16, 18, 10, 51]],
  [2004, [2, 4, 12, 17, 23, 26, 36, 45, 15, 5, 7, 43, 44]],
  [2012, [6, 13, 20, 19, 25, 27, 38, 40, 46, 47, 31, 24, 21]],
  [2018, [8, 22, 37, 39, 41, 42, 48, 49, 32, 35]],
]

/** What cheap cars hardly ever have. */
const LUXURIES: ReadonlySet<number> = new Set([13, 19, 20, 22, 24, 27, 32, 35, 37, 39, 41, 42])
const LUXURIES_OF_BUDGET = 0.12
/** A car has one of them: an air conditioner, or climate control with one zone or several. */
const COOLING = [13, 12, 11]

const MINIVAN = 10
const THIRD_ROW = 33
/** Most of these have seven seats. */
const WITH_THIRD_ROW: ReadonlySet<string> = new Set([
  'Chevrolet Captiva',
  'Ford Explorer',
  'Hyundai Palisade',
  'Kia Mohave',
  'Lada (ВАЗ) Largus',
  'Mitsubishi Pajero',
  'Nissan Pathfinder',
  'Skoda Kodiaq',
  'Toyota Highlander',
  'Toyota Land Cruiser Prado',
])

/** The equipment with what comes with the body; sellers of seven seats say so. */
export const withThirdRow = (
  ids: readonly number[],
  { name, bodyType }: { name: string; bodyType: number },
): number[] =>
  bodyType === MINIVAN || WITH_THIRD_ROW.has(name)
    ? [...ids, THIRD_ROW].sort((a, b) => a - b)
    : [...ids]

const withOneCooling = (ids: readonly number[]) => {
  const best = COOLING.find((id) => ids.includes(id))
  return ids.filter((id) => id === best || !COOLING.includes(id))
}

/** Random equipment of a car by its year and class: ids of `CAR_EQUIPMENT` in ascending order. */
export const carEquipmentOf = (year: number, mark: MarkClass, gearbox: number, random: Random) => {
  const rich = mark === 'luxury' ? 0.9 : mark === 'premium' ? 0.78 : mark === 'budget' ? 0.42 : 0.6
  const level = rich + (gearbox >= AUTOMATIC ? 0.1 : -0.08) + random.range(-0.15, 0.15)
  const ids = SINCE.flatMap(([since, group]) => {
    const share = Math.min(0.96, level * (year >= since + 6 ? 1.25 : 0.75))
    return year >= since
      ? group.filter(
          (id) =>
            random.chance(share) &&
            (mark !== 'budget' || !LUXURIES.has(id) || random.chance(LUXURIES_OF_BUDGET)),
        )
      : []
  })
  const extras = [54, 55, 28, 29, 30].filter(() => random.chance(0.1))
  return withOneCooling([...ids, ...extras]).sort((a, b) => a - b)
}
