import type { Random } from '../../random.ts'
import type { CarFacts } from './car-facts.ts'
import { NEARLY_NEW_KM } from './sentence-choice.ts'
import { CAR_SHORT } from './short-phrases.ts'

const GEARBOXES: Record<CarFacts['gearbox'], readonly string[]> = {
  механика: ['мех', 'мкпп', 'механика'],
  автомат: ['акпп', 'автомат'],
  робот: ['робот'],
  вариатор: ['вариатор', 'варик'],
}
const FUELS: Record<CarFacts['fuel'], string> = {
  бензин: '',
  дизель: 'дизель',
  гибрид: 'гибрид',
  электро: 'электро',
  газ: 'газ',
  'бензин и газ': 'гбо 4 пок',
}

const engineOf = ({ volume, fuel, power }: CarFacts) =>
  [volume === null ? '' : volume.toFixed(1), FUELS[fuel], volume === null ? `${power} л.с` : '']
    .filter(Boolean)
    .join(' ')

function mileageOf({ mileage }: CarFacts, random: Random): string {
  const thousands = Math.round(mileage / 1_000)
  if (thousands === 0) return 'без пробега'
  return random.pick([
    `пробег ${thousands} тыс`,
    `пробег ${thousands}т.км`,
    `${thousands} тыс км родной пробег`,
    `прошла ${thousands} тыс`,
  ])
}

function ownersOf({ owners }: CarFacts, random: Random): string {
  if (owners === 1) return random.pick(['один хозяин', '1 хозяин', 'один владелец по птс'])
  return owners < 4 ? `${owners} хозяина по птс` : 'хозяев много'
}

function statesOf({ damaged, mileage }: CarFacts, random: Random): string[] {
  if (damaged) return [random.pick(CAR_SHORT.damaged)]
  if (mileage < NEARLY_NEW_KM) return [random.pick(CAR_SHORT.fresh)]
  const both = [random.pick(CAR_SHORT.bodies), random.pick(CAR_SHORT.engines)]
  return random.chance(0.6) ? both : both.slice(0, 1)
}

function closingsOf(random: Random): string[] {
  const both = [random.pick(CAR_SHORT.bargains), random.pick(CAR_SHORT.papers)]
  return random.chance(0.5) ? both : both.slice(1)
}

/** As an ad is typed on a telephone: abbreviations, commas, few capitals. */
export function shortCarText(f: CarFacts, random: Random): string {
  const [nominative, accusative] = f.nickname
  const start = random.pick([
    `Продам ${accusative}, ${f.year} г.`,
    `Продаю ${accusative}, ${f.year}г,`,
    `${nominative.charAt(0).toUpperCase()}${nominative.slice(1)}, ${f.year} года,`,
    `${f.year} г,`,
    ...(f.exchange ? ['Продам или обменяю.'] : []),
    'Машина как на фото,',
  ])
  const facts = [engineOf(f), random.pick(GEARBOXES[f.gearbox]), mileageOf(f, random)]
  if (random.chance(0.6)) facts.push(ownersOf(f, random))
  const extras = random.shuffle(f.slang).slice(0, random.int(3, 8))
  const sentences = [
    `${start} ${facts.join(', ')}`,
    ...(extras.length > 1 ? [extras.join(', ')] : []),
    statesOf(f, random).join(', '),
    closingsOf(random).join(', '),
  ]
  return random.pick([
    () => `${sentences.join('. ')}.`,
    () => sentences.join(', '),
    () => sentences.join('\n\n'),
  ])()
}
