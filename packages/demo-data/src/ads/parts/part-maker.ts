import { COLORS } from '@trassa/catalog/ad-types/fields/vehicle-enumerations'
import { TRADES } from '../../people/companies.ts'
import { isThing, type ThingVariant, thingPictures } from '../../pictures/demo-pictures.ts'
import { createRandom, type Random } from '../../random.ts'
import { inShares } from '../../spread.ts'
import { inCity } from '../../texts/in-city.ts'
import { partText } from '../../texts/part-text.ts'
import type { AdMaker } from '../draft-ad.ts'
import { askingPrice } from '../values/asking-price.ts'
import { PART_CODES } from './numbers/part-codes.ts'
import { partNumber } from './numbers/part-number.ts'
import { type Fit, OWN_THING, type PartsKind } from './part-row.ts'

const TITLE_LENGTH = 50
const NEW = 1
const USED = 2
const COPY = 0
const ORIGINAL = 1
/** Parts that are sold only new. */
const ONLY_NEW = /фильтр|масло|колодк|автохим|ремень|свеч|комплект ГРМ/i
/** Parts that come from Japan or from a breaker's yard, or are no longer made. */
const ONLY_USED = /контрактн|б\/у|капремонт|после ремонта|восстановлен|вихрь/i
/** Roubles; a dearer part is not offered in quantity. */
const DEAR = 15_000

function lookOf(kind: PartsKind, look: string): ThingVariant {
  const [thing = '', variant] = look.split('/')
  return variant && isThing(thing) ? { thing, variant } : { thing: kind.thing, variant: look }
}

/** «Фара левая КАМАЗ 65115»; without the model, or without the mark, where that is too long. */
function titleOf(noun: string, fit: Fit | null): string {
  const words = fit?.name.split(' ') ?? []
  const titles = [[noun, ...words], [noun, ...words.slice(0, 1)], [noun]].map((all) =>
    all.join(' '),
  )
  return titles.find((title) => title.length <= TITLE_LENGTH) ?? noun.slice(0, TITLE_LENGTH)
}

function conditionOf(noun: string, random: Random): number {
  if (ONLY_USED.test(noun)) return USED
  return ONLY_NEW.test(noun) || random.chance(0.45) ? NEW : USED
}

function quantityOf(condition: number, price: number, random: Random): number {
  return condition === USED ? 1 : random.int(1, price > DEAR ? 2 : 10)
}

const USED_SHARE = [0.25, 0.55] as const

function shareOf(
  condition: number,
  producer: number,
  [least, most]: readonly [number, number],
  random: Random,
): number {
  if (condition === USED) return random.range(least, most)
  return producer === COPY ? random.range(0.4, 0.7) : random.range(0.9, 1.1)
}

/** Whether an ad names the maker: of copies and of accessories. */
const makes = ({ thing }: PartsKind, producer: number) => producer === COPY || thing === 'accessory'

/** Makes ads of parts or of accessories of one type. */
export function partMaker(kind: PartsKind): AdMaker {
  const rowAt = inShares(kind.rows, ([, , , , , extra]) => extra?.weight ?? 1)
  return (seed, context) => {
    const random = createRandom(`${kind.adType}:${seed}`)
    const [typeId, nouns, price, look, only, extra] = rowAt(context.rank)
    const noun = typeof nouns === 'string' ? nouns : random.pick(nouns)
    const fitted = extra?.fitted || random.chance(kind.fitted)
    const fit = fitted ? kind.fit(only, random) : null
    const markId = extra?.mark ? kind.markId(extra.mark) : fit?.markId
    const condition = conditionOf(noun, random)
    const genuine = condition === USED || (only === OWN_THING && extra?.brands !== undefined)
    const producer = genuine || random.chance(0.4) ? ORIGINAL : COPY
    const brands = extra?.brands ?? (makes(kind, producer) ? kind.brandsOf(look) : [])
    const brand = brands.length > 0 ? random.pick(brands) : undefined
    const company = random.chance(condition === NEW ? 0.7 : 0.35) ? TRADES[kind.adType] : null
    const delivery = random.chance(0.7)
    const color = random.pick(COLORS).hex ?? ''
    const count = random.pick([1, 1, 2, 3])
    return {
      fields: {
        title: titleOf(noun, fit),
        typeId,
        ...(markId && { markId }),
        ...(fit?.modelId && { modelId: fit.modelId }),
        condition,
        producer,
        ...(brand && { brand }),
        ...(kind.thing === 'part' &&
          only !== OWN_THING &&
          random.chance(0.75) && {
            partNumber: partNumber(PART_CODES[kind.adType]?.get(typeId), fit, random),
          }),
        ...(random.chance(0.6) && { quantity: quantityOf(condition, price, random) }),
        ...(delivery && { delivery: true }),
      },
      price: askingPrice(
        price * shareOf(condition, producer, extra?.used ?? USED_SHARE, random),
        random,
      ),
      description: partText(
        {
          noun,
          fits: fit?.name ?? '',
          brand: brand ?? '',
          look,
          universal: only !== OWN_THING,
          used: condition === USED,
          delivery,
          wearable: kind.thing === 'accessory',
          inCity: inCity(context.cityOf(company)),
        },
        company !== null,
        random,
      ),
      pictures: thingPictures(lookOf(kind, look), { color, seed, count }, random),
      company,
    }
  }
}
