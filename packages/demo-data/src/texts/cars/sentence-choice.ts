import type { Random } from '../../random.ts'
import { CAR_CARE, CAR_STATES } from './car-conditions.ts'
import type { CarFacts } from './car-facts.ts'
import { CAR_CLOSINGS, CAR_FROM_JAPAN, CAR_LIFE, CAR_REASONS, CAR_TYRES } from './car-sentences.ts'

type Choice = (facts: CarFacts, random: Random) => string

/** Kilometres below which a car is as good as new. */
export const NEARLY_NEW_KM = 30_000
const OLD_BEFORE = 2000
const RECENT_AFTER = 2014

/** Not to be said of an electric car. */
const OF_ENGINES = /двигател|масл|катализатор|свеч|дым|ГРМ|топлив/i
const GOOD_ELECTRIC = CAR_STATES.good.filter((text) => !OF_ENGINES.test(text))

export const stateOf: Choice = (f, random) => {
  if (f.damaged) return random.pick(CAR_STATES.damaged)
  if (f.mileage < NEARLY_NEW_KM) return random.pick(CAR_STATES.fresh)
  if (f.year < OLD_BEFORE) return random.pick(CAR_STATES.old)
  return random.pick(f.fuel === 'электро' ? GOOD_ELECTRIC : CAR_STATES.good)
}

export const careOf: Choice = (f, random) =>
  random.pick(
    random.pick([
      CAR_CARE.any,
      f.fuel === 'электро' ? CAR_CARE.electric : CAR_CARE.engine,
      f.gearbox === 'механика' ? CAR_CARE.manual : CAR_CARE.automatic,
      f.year > RECENT_AFTER ? CAR_CARE.recent : CAR_CARE.aged,
      f.fuel === 'электро' ? CAR_CARE.any : CAR_CARE.engine,
    ]),
  )

const LIFE_OF_ANY = 0.7

export const lifeOf: Choice = (f, random) => {
  if (f.rightHand && random.chance(0.4)) return random.pick(CAR_FROM_JAPAN)
  if (random.chance(LIFE_OF_ANY)) return random.pick(CAR_LIFE.any)
  return random.pick(
    f.owners === 1 ? CAR_LIFE.first : f.owners === 2 ? CAR_LIFE.second : CAR_LIFE.later,
  )
}

export const tyresOf: Choice = (f, random) =>
  random.pick(f.season === 'winter' ? CAR_TYRES.winter : CAR_TYRES.other)

export const reasonOf: Choice = (f, random) =>
  random.pick(
    f.drive !== 'полный' && random.chance(0.2) ? CAR_REASONS.twoWheelDrive : CAR_REASONS.any,
  )

export const closingOf: Choice = (f, random) =>
  random.pick(
    random.chance(0.8)
      ? CAR_CLOSINGS.any
      : f.exchange
        ? CAR_CLOSINGS.exchange
        : CAR_CLOSINGS.noExchange,
  )
