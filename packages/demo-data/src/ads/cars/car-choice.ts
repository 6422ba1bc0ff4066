import type { Random } from '../../random.ts'
import { popularHalf } from '../../spread.ts'
import {
  type CarValue,
  DEMO_YEAR,
  LEAST_SHARE,
  markClass,
  tailValue,
} from '../values/market-price.ts'
import type { CarChain, CarGeneration, CarMark, CarModel } from './car-tree.ts'
import { JAPAN_ONLY_MODELS } from './japan-only-models.ts'
import { POPULAR_CARS, type PopularCar } from './popular-cars.ts'
import { FEW_RIGHT_HAND, POPULAR_RIGHT_HAND_CARS, RIGHT_HAND_SHARES } from './right-hand-cars.ts'

/** A car for sale, before its mileage and condition are known. */
export interface ChosenCar extends CarChain {
  year: number
  rightHand: boolean
  value: CarValue
  /** Its usual kilometres in a year. */
  pace: number
}

export interface CarChoice {
  pick(wish: CarWish, random: Random): ChosenCar
}

export interface CarWish {
  /** The rank of the ad among those of its type. */
  rank: number
  /** The name of the region where it is sold. */
  regionName: string
  /** The year of the oldest car, where there are newer ones. */
  notBefore: number
  /** Only cars of these marks or models («Suzuki», «Toyota Hilux»), as in the dictionaries; of any if absent. */
  only?: readonly string[] | undefined
}

const OLDEST = 1970
const TAIL_PACE = 14_000
/** Marks of Japan that are not sold there. */
const ABROAD_ONLY: ReadonlySet<string> = new Set(['Datsun', 'Infiniti', 'Acura'])

const yearIn = (from: number, to: number, random: Random) => random.int(Math.min(from, to), to)

interface PopularModel {
  row: PopularCar
  mark: CarMark
  model: CarModel
}

/** @throws when the dictionaries lack a model of the table. */
const popularModels = (marks: readonly CarMark[], rows: readonly PopularCar[]): PopularModel[] =>
  rows.map((row) => {
    const mark = marks.find(({ record }) => record.name === row[0])
    const model = mark?.models.find(({ record }) => record.name === row[1])
    if (!mark || !model) throw new Error(`No car ${row[0]} ${row[1]}`)
    return { row, mark, model }
  })

const weightOf = ({ row: [, , weight] }: PopularModel) => weight

function pickPopular({ row, mark, model }: PopularModel, notBefore: number, random: Random) {
  const [, , , from, to, price, yearly, pace] = row
  const year = yearIn(Math.max(from, notBefore), to, random)
  const generation = random.pick(
    model.generations.filter((one) => one.record.yearFrom <= year && one.to >= year),
  )
  const variant = random.pick(generation.variants)
  const strength = (variant.modification.power / generation.usualPower) ** 0.4
  return {
    ...variant,
    mark: mark.record,
    model: model.record,
    generation: generation.record,
    year,
    value: { price: price * 1_000 * strength, yearly, until: to, floor: LEAST_SHARE },
    pace: pace * 1_000,
  }
}

const RARE_MARK = 0.12
const RARE_LUXURY = 0.02

/** Popular marks are more likely; a mark without a popularity rank is rare, most of all one of luxury. */
function markWeight({ record }: CarMark): number {
  if (record.popularity !== null) return 30 / (record.popularity + 4)
  return markClass(record) === 'luxury' ? RARE_LUXURY : RARE_MARK
}

/** Most cars for sale are five to twenty years old. */
const generationWeight = ({ to }: CarGeneration) =>
  to >= 2012 ? 4 : to >= 2004 ? 3 : to >= 1995 ? 0.9 : 0.3

/** Horse powers from which cars are collected rather than driven, and how much rarer they are. */
const SUPERCAR = 450
const SUPERCAR_RARITY = 0.06

const modelWeight = ({ generations }: CarModel) => {
  const rarity = generations.every(({ usualPower }) => usualPower >= SUPERCAR) ? SUPERCAR_RARITY : 1
  return rarity * Math.max(...generations.map(generationWeight))
}

function pickRare(marks: readonly CarMark[], notBefore: number, random: Random) {
  const mark = random.weighted(marks, markWeight)
  const recent = mark.models.filter(({ generations }) =>
    generations.some(({ to }) => to >= notBefore),
  )
  const model = random.weighted(recent.length > 0 ? recent : mark.models, modelWeight)
  const fitting = model.generations.filter(({ to }) => to >= notBefore)
  const generation = random.weighted(
    fitting.length > 0 ? fitting : model.generations,
    generationWeight,
  )
  const variant = random.pick(generation.variants)
  return {
    ...variant,
    mark: mark.record,
    model: model.record,
    generation: generation.record,
    year: yearIn(
      Math.max(OLDEST, notBefore, generation.record.yearFrom),
      Math.min(DEMO_YEAR, generation.to),
      random,
    ),
    value: tailValue(markClass(mark.record), variant.modification.power),
    pace: TAIL_PACE,
  }
}

const isJapanOnly = ({ mark, model }: Record<'mark' | 'model', { name: string }>) =>
  JAPAN_ONLY_MODELS.get(mark.name)?.has(model.name) ?? false

/** The marks with those of their models that are wanted. */
const withModels = (
  marks: readonly CarMark[],
  wanted: (mark: CarMark, model: CarModel) => boolean,
): CarMark[] =>
  marks
    .map((mark) => ({ ...mark, models: mark.models.filter((model) => wanted(mark, model)) }))
    .filter(({ models }) => models.length > 0)

/** Half of the cars are of models that Russia drives most, in the east with the steering wheel on the right. */
export function carChoice(marks: readonly CarMark[]): CarChoice {
  const popular = {
    left: popularModels(marks, POPULAR_CARS),
    right: popularModels(marks, POPULAR_RIGHT_HAND_CARS),
  }
  const taken = new Set(
    [...popular.left, ...popular.right].map(({ model: { record } }) => record.id),
  )
  const tail = withModels(marks, (_, { record }) => !taken.has(record.id))
  const rare = {
    left: withModels(
      tail,
      (mark, model) => !isJapanOnly({ mark: mark.record, model: model.record }),
    ),
    right: tail.filter(
      ({ record: { name, country } }) => country === 'Япония' && !ABROAD_ONLY.has(name),
    ),
  }
  const popularAt = popularHalf(popular.left, weightOf)
  const named = (names: readonly string[]) =>
    withModels(marks, ({ record: { name } }, { record }) =>
      [name, `${name} ${record.name}`].some((one) => names.includes(one)),
    )

  return {
    pick: ({ rank, regionName, notBefore, only }, random) => {
      if (only) return { ...pickRare(named(only), notBefore, random), rightHand: false }
      const right = random.chance(RIGHT_HAND_SHARES.get(regionName) ?? FEW_RIGHT_HAND)
      const left = popularAt(rank)
      const known = left && right ? random.weighted(popular.right, weightOf) : left
      const car = known
        ? pickPopular(known, notBefore, random)
        : pickRare(right ? rare.right : rare.left, notBefore, random)
      return { ...car, rightHand: right || isJapanOnly(car) }
    },
  }
}
