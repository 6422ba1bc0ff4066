import type { AdType } from '@trassa/contracts/enumerations/ads'
import { ACCESSORY_RULES, PART_RULES, SMALL_ENGINES, USUAL_PARTS } from './part-words.ts'
import { CAR_SERVICES, type Rule, THING_RULES } from './thing-words.ts'
import type { Thing } from './things.ts'

/** A thing and the variants of it that fit equally well; draw one of them, chosen by the ad's seed. */
export interface ThingChoice {
  thing: Thing
  variants: readonly string[]
}

const match = (rules: readonly Rule[], words: string): ThingChoice | undefined => {
  const rule = rules.find(([pattern]) => pattern.test(words))
  if (!rule) return undefined
  const [, thing, ...variants] = rule
  return { thing, variants }
}

/** Parts are drawn by their words first, then by what they are taken off. */
const partOf = (adType: AdType, words: string) => {
  const small = adType.startsWith('moto_') ? match(SMALL_ENGINES, words) : undefined
  return small ?? match(PART_RULES, words) ?? match(USUAL_PARTS, adType)
}

/**
 * What to draw for an ad: by its type and the names of what decides how it looks (its type, body,
 * seasonality, kind of rim: `Зимние шипованные Для грузовых`). Nothing where a car says it best, that
 * is for cars and for services such as a driving school: `drawVehicle` draws those.
 */
export const thingOf = (adType: AdType, words: string): ThingChoice | undefined => {
  if (adType === 'auto' || (adType === 'services' && CAR_SERVICES.test(words))) return undefined
  const text = words || '-'
  if (adType.endsWith('_accessories')) return match(ACCESSORY_RULES, text)
  const rules = THING_RULES[adType]
  return rules ? match(rules, text) : partOf(adType, text)
}
