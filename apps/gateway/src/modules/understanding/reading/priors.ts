import type { AdType } from '@trassa/contracts/enumerations/ads'
import { HORSES } from '../numbers/number-sense.ts'

/** How likely a type is meant where words do not tell, as a part of a word's weight. */
export const PRIOR: Readonly<Partial<Record<AdType, number>>> = {
  auto: 1,
  truck: 0.6,
  special_industrial: 0.45,
  passenger: 0.45,
  moto: 0.45,
  special: 0.5,
  services: 0.4,
  auto_parts_tires: 0.4,
  trailer: 0.3,
  quad_bike: 0.2,
  snow: 0.2,
  water: 0.2,
  auto_parts_car: -1,
  auto_parts_truck: -1.2,
  auto_parts_passenger: -1.6,
  auto_parts_trailer: -1.6,
  auto_parts_special: -1.6,
  auto_parts_special_industrial: -1.6,
  auto_parts_accessories: -1.1,
  moto_parts_tires: -1.5,
  moto_parts_discs: -1.5,
  moto_parts_wheels: -0.8,
  moto_parts_moto: -1.5,
  moto_parts_hydro: -1.6,
  moto_parts_snow: -1.6,
  moto_parts_electro: -1.5,
  moto_parts_quadro_bike: -1.6,
  moto_parts_trailer: -3.5,
  moto_parts_accessories: -1.5,
}

/** Words for what is done, not sold. */
const OF_SERVICES =
  /(?<![а-я])(?:ремонт|замен|установк|установить|поставить|починить|перевезти|вспахать|вспашк|отремонтир|проверить|покрасить|помыть|аренд|прокат|услуг|(?<!для )перевоз|грузоперевоз|доставк|[эеи]вакуатор|заказать|вызов|вызвать|обслуживани|диагностик|мойк|покраск|обучени|автошкол|чистк|химчистк|полировк|перетяжк|переоборудовани)/
const SERVED = 3
const SERVED_FIRST = 5

interface Clue {
  adType: AdType
  pattern: RegExp
  weight: number
}

const MOTOR = '(?<!(?<![а-я])с )(?<![а-я])(?:мотор|движок|винт)'
const OUTBOARDS =
  'ямах|yamaha|тохатс|tohatsu|меркур|mercury|парсун|parsun|ханкай|hangkai|вихрь|ветерок|хидея|hidea'

/** What who knows the trade hears in numbers and names. */
const CLUES: readonly Clue[] = [
  {
    // A tank of hundreds of litres, a heater for 24 volts.
    adType: 'auto_parts_truck',
    pattern: /(?<![а-я])бак[а-я]* (?:на )?[1-9]\d\d ?л|(?<!\d)24 ?(?:в|v|вольт)(?![а-яa-z])/,
    weight: 3,
  },
  {
    // A motor of few horses, or of who makes them for boats, hangs on one.
    adType: 'moto_parts_hydro',
    pattern: new RegExp(`${MOTOR}.*(?<!\\d)\\d{1,2}(?:[.,]\\d)? ?(?:${HORSES})`),
    weight: 3,
  },
  {
    // A tyre of tractors: "15.5-38", "18.4 r38", "420/85r28"
    adType: 'auto_parts_special',
    pattern:
      /(?<![\d.,])(?:\d{1,2}[.,]\d|[3-7][0-9]0\/\d\d)\s*[-rр ]\s*(?:2[0468]|3[0248]|4[26])(?![\d.,])/,
    weight: 9,
  },
  {
    // One of loaders: "17.5-25", "14.00 r24"
    adType: 'auto_parts_special_industrial',
    pattern:
      /(?<![\d.,])(?:1[57]|2[0369])[.,]5\s*[-rр ]\s*25(?!\d)|14[.,]00\s*[-rр ]\s*2[45](?!\d)/,
    weight: 12,
  },
  {
    adType: 'auto',
    pattern: /(?<![а-я])(?:прав[а-я]+ рул|руль справа)/,
    weight: 3,
  },
  {
    // The lorry, which people call so, is no machine of that kind.
    adType: 'special_industrial',
    pattern: /(?:камаз|урал|газ|зил|краз).*вездеход|вездеход.*(?:камаз|урал|газ|зил|краз)/,
    weight: -10,
  },
  {
    adType: 'truck',
    pattern: /(?:камаз|урал|газ|зил|краз).*вездеход|вездеход.*(?:камаз|урал|газ|зил|краз)/,
    weight: 5,
  },
  {
    // Makers of lorries have made machines, too, but the tyres are for the lorries.
    adType: 'auto_parts_special',
    pattern:
      /(?<![а-я])(?:резин|шин|покрыш)[а-я]* .*(?<![а-я])(?:камаз|урал|к?раз|маз|зил|газ|уаз)/,
    weight: -4,
  },
  {
    // A motor of who makes them for boats, and no cars.
    adType: 'moto_parts_hydro',
    pattern: new RegExp(`${MOTOR}.*(?:${OUTBOARDS})|(?:${OUTBOARDS}).*${MOTOR}`),
    weight: 5,
  },
]

/** @param plain the query, in `plainSpelling` */
export function priorOf(adType: AdType, plain: string): number {
  const prior = (PRIOR[adType] ?? 0) + heardIn(plain, adType)
  if (adType !== 'services') return prior
  const place = plain.search(OF_SERVICES)
  return prior + (place < 0 ? 0 : place === 0 ? SERVED_FIRST : SERVED)
}

const heardIn = (plain: string, adType: AdType): number =>
  CLUES.reduce(
    (sum, clue) => sum + (clue.adType === adType && clue.pattern.test(plain) ? clue.weight : 0),
    0,
  )
