import type { Random } from '../../random.ts'
import { CAR_NICKNAMES } from '../../texts/cars/car-nicknames.ts'
import type { Fit } from '../parts/part-row.ts'
import { spokenMark } from '../vehicles/vehicle-index.ts'
import type { CarChoice, ChosenCar } from './car-choice.ts'

/** Shares of the ways to name a car: «Hyundai Solaris», «Хендай Солярис», «Солярис»; the first has the rest. */
const RUSSIAN_SHARE = 0.25
const SHORT_SHARE = 0.15

function nameOf({ mark, model }: ChosenCar, random: Random): string {
  const way = random.next()
  const short = CAR_NICKNAMES[`${mark.name} ${model.name}`]?.[0]?.[0]
  if (short && way < SHORT_SHARE) return short.charAt(0).toUpperCase() + short.slice(1)
  if (way > 1 - RUSSIAN_SHARE) return `${mark.nameRu} ${model.nameRu}`
  return `${spokenMark(mark.name)} ${model.name}`
}

/** The car that a part is for, of one of the marks or models if some are given: half of them are the popular ones; parts are for cars of any region. */
export const carFit =
  (choice: CarChoice) =>
  (only: readonly string[] | undefined, rank: number, random: Random): Fit => {
    const car = choice.pick({ rank, regionName: '', notBefore: 0, only }, random)
    const { mark, model, generation } = car
    const years = `${generation.yearFrom}-${generation.yearTo ?? ''}`
    const name = nameOf(car, random)
    return {
      markId: mark.id,
      modelId: model.id,
      mark: mark.name,
      model: model.name,
      name: generation.yearTo && random.chance(0.25) ? `${name} ${years}` : name,
    }
  }
