import { COLORS } from '@trassa/catalog/ad-types/fields/vehicle-enumerations'
import { formOf } from '@trassa/catalog/ad-types/form-of'
import { fieldOf } from '@trassa/catalog/engine/definition-fields'
import { countOf, formatNumber } from '@trassa/catalog/format/numbers'
import type { Fields } from '@trassa/contracts/entities/ad'
import { TRADES } from '../../people/companies.ts'
import { thingPictures } from '../../pictures/demo-pictures.ts'
import { createRandom, type Random } from '../../random.ts'
import { inCity } from '../../texts/in-city.ts'
import { vehicleText } from '../../texts/vehicle-text.ts'
import type { AdMaker } from '../draft-ad.ts'
import { askingPrice } from '../values/asking-price.ts'
import { optionName } from '../values/form-options.ts'
import { DEMO_YEAR } from '../values/market-price.ts'
import { demoVin } from '../values/vin.ts'
import type { Offer, VehicleKind } from './offer.ts'
import { offerChoice } from './offer-choice.ts'
import { offerChain, spokenMark, type VehicleChain, type VehicleIndex } from './vehicle-index.ts'
import { isCounted, usedOf, worthOf, yearOf } from './vehicle-worth.ts'

const VIN_SINCE = 1992
const ELECTRONIC_PTS_SINCE = 2021
const BROKEN = 0.04
/** The number of pictures of an ad; each one adds some milliseconds to the first start of the demo. */
const PICTURES = [2, 2, 3, 3, 4, 5]

function papersOf(
  kind: VehicleKind,
  chain: VehicleChain | null,
  year: number,
  random: Random,
): Fields {
  const most = Math.min(4, 1 + (DEMO_YEAR - year) / 5)
  const pts = year >= ELECTRONIC_PTS_SINCE ? 3 : random.chance(0.15) ? 2 : 1
  return {
    owners: Math.min(4, 1 + Math.floor(random.range(0, 1) * most)),
    pts,
    ...(chain &&
      year >= VIN_SINCE &&
      random.chance(kind.vins) && { vin: demoVin(chain.mark, year, random) }),
    customsCleared: true,
    ...(random.chance(0.2) && { exchange: true }),
  }
}

function colorOf(kind: VehicleKind, { colors }: Offer, random: Random) {
  const chosen = colors && random.pick(colors)
  return random.weighted(COLORS, ({ id }) =>
    chosen === undefined ? (kind.colors[id] ?? 0) : Number(id === chosen),
  )
}

/** «Трактор МТЗ 82.1» where the type has a word of its own, else «КАМАЗ 65115». */
function nameOf(kind: VehicleKind, offer: Offer, chain: VehicleChain | null): string {
  const [first = []] = formOf(kind.adType).title
  const type = first.includes('typeId')
    ? optionName(kind.adType, 'typeId', offer.fields.typeId)
    : ''
  const names = chain ? [spokenMark(chain.mark.name), chain.model?.name] : [offer.fields.modelName]
  return [type, ...names, offer.kit].filter(Boolean).join(' ')
}

function workOf({ usage }: VehicleKind, used: number): string {
  if (usage?.key === 'hours') {
    return `наработка ${countOf(used, ['моточас', 'моточаса', 'моточасов'])}`
  }
  return `пробег ${formatNumber(used)} км`
}

/** Makes ads of one type out of the vehicles that are really sold. */
export function vehicleMaker(kind: VehicleKind, index: VehicleIndex): AdMaker {
  const { adType, offers } = kind
  const form = formOf(adType)
  const choice = offerChoice(offers)
  const chains = new Map(offers.map((offer) => [offer, offerChain(index, adType, offer)] as const))
  const known = (fields: Fields): Fields =>
    Object.fromEntries(Object.entries(fields).filter(([key]) => fieldOf(form, key)))

  return (seed, context) => {
    const random = createRandom(`${adType}:${seed}`)
    const offer = choice(context.rank)
    const chain = chains.get(offer) ?? null
    const year = yearOf(offer, random)
    const used = usedOf(kind, offer, year, random)
    const broken = random.chance(BROKEN)
    const company = random.chance(kind.companies) ? TRADES[adType] : null
    const color = colorOf(kind, offer, random)
    const counted = isCounted(kind, offer)
    const facts = {
      name: nameOf(kind, offer, chain),
      year,
      work: counted ? workOf(kind, used) : '',
      age: DEMO_YEAR - year,
      broken,
      inCity: inCity(context.cityOf(company)),
    }
    const look = {
      color: color.hex ?? '',
      seed,
      season: context.season,
      count: random.pick(PICTURES),
    }
    const worth = worthOf(kind, offer, { year, used, broken }) * random.range(0.88, 1.14)
    return {
      fields: known({
        ...offer.fields,
        ...kind.own?.(offer, year, random),
        ...papersOf(kind, chain, year, random),
        ...(chain && { markId: chain.mark.id }),
        ...(chain?.model && { modelId: chain.model.id }),
        year,
        condition: broken ? 2 : 1,
        colorId: color.id,
        ...(kind.usage && counted && { [kind.usage.key]: used }),
      }),
      price: askingPrice(worth, random),
      description: vehicleText(kind.phrases(offer), facts, company !== null, random),
      pictures: thingPictures(offer, look, random),
      company,
    }
  }
}
