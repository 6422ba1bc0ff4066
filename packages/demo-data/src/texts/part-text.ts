import type { Random } from '../random.ts'
import { asTyped } from './mistakes.ts'
import { PHRASES_BY_LOOK } from './phrases/part-phrases.ts'

export interface PartFacts {
  noun: string
  /** Mark and model; empty where it fits all. */
  fits: string
  /** What it looks like: some things have sentences of their own. */
  look: string
  /** Fits all where `fits` is empty; otherwise it is used by itself. */
  universal: boolean
  /** The maker; empty where the ad does not name one. */
  brand: string
  used: boolean
  delivery: boolean
  /** Worn or used by people: helmets, carpets, tools. */
  wearable: boolean
  /** «в Казани» */
  inCity: string
}

const NEW = [
  'Новое, купил и продал машину.',
  'Новое, не подошло по году.',
  'Новое в коробке, наклейки на месте.',
  'Новое, в упаковке, не устанавливалось.',
  'Новое, взял с запасом, не пригодилось.',
  'Новое, чек и гарантийный талон есть.',
  'Лежало на полке, заводская упаковка вскрыта только для фото.',
]
const USED_PART = [
  'Снимал сам, всё работало.',
  'Оригинал, родное, не ремонтированное.',
  'Есть мелкие царапины, на фото видно.',
  'С машины после удара в другую сторону, целое.',
  'Рабочее, в запасе лежало.',
  'Б/у оригинал, пробег небольшой.',
  'Состояние хорошее, без люфтов и течи.',
  'Снято с рабочей техники, проверено перед снятием.',
  'Состояние рабочее, износ небольшой.',
  'Б/у, без трещин и следов ремонта.',
  'С разбора, состояние как на фото.',
  'Поставил новое, старое ещё походит.',
]
const USED_THING = [
  'Пользовались один сезон, состояние отличное.',
  'Следы использования есть, на функции не влияют.',
  'Б/у, чистое, всё исправно.',
  'Надевали и включали несколько раз.',
]
const CHECK = [
  'Проверка и возврат в течение недели.',
  'Подходит без переделок.',
  'Сверяйте по номеру перед покупкой, ошибка исключена.',
  'Поможем подобрать по номеру кузова или шасси.',
]
const PRICE = [
  'Торг минимальный.',
  'Цена окончательная.',
  'При покупке нескольких штук уступлю.',
  'Торг.',
  'Торг при самовывозе.',
  'Новое в магазине вдвое дороже.',
  'Есть и другое на эту модель, спрашивайте.',
]
const SENDING = [
  'Отправлю СДЭКом или Почтой, предоплата за доставку.',
  'Отправка в регионы ТК, упаковка с меня.',
  'Отправлю транспортной компанией или почтой.',
  'Отправка в день оплаты.',
  'Доставлю по городу вечером.',
]
const PICK_UP = [
  'Только самовывоз.',
  'Забрать можно после работы.',
  'Самовывоз из гаража.',
  'Без доставки, приезжайте смотреть.',
]
const TERMS = [
  'отправка транспортными компаниями по России',
  'работаем с юридическими лицами, цена с НДС',
  'гарантия на установку и проверку 14 дней',
  'подбор по номеру детали',
  'всё на складе, не под заказ',
  'скидка сервисам и паркам',
  'установка в нашем сервисе',
]

function headOf({ noun, fits, brand, universal }: PartFacts, random: Random): string {
  const fitting = random.pick([`подходит на ${fits}`, `на ${fits}`])
  const maker = noun.includes(brand) ? '' : `производитель ${brand}`
  return [noun, maker, fits ? fitting : universal && 'универсальное'].filter(Boolean).join(', ')
}

function stateOf({ used, wearable, look }: PartFacts, random: Random): string {
  const own = PHRASES_BY_LOOK[look]
  if (own) return random.pick(used ? own.used : own.fresh)
  return random.pick(used ? (wearable ? USED_THING : USED_PART) : NEW)
}

/** A description of a part or an accessory in markdown, without phones and links. */
export function partText(facts: PartFacts, company: boolean, random: Random): string {
  const first = `${headOf(facts, random)}. ${stateOf(facts, random)}`
  if (company) {
    const terms = random.shuffle(TERMS).slice(0, 3)
    return `${first} В наличии ${facts.inCity}.\n\n${terms.map((term) => `- ${term}`).join('\n')}`
  }
  const rest = [
    ...(facts.wearable || !facts.universal ? [] : [random.pick(CHECK)]),
    random.pick(facts.delivery ? SENDING : PICK_UP),
    random.pick(PRICE),
  ]
  return asTyped(`${first} ${rest.slice(0, random.int(1, 3)).join(' ')}`, random)
}
