import type { Random } from '../random.ts'
import { asTyped } from './mistakes.ts'

export interface WheelFacts {
  /** «Шины Michelin X-Ice North 4 205/55 R16». */
  name: string
  quantity: number
  /** Per cent; `null` for new ones and for discs. */
  wear: number | null
  used: boolean
  tyres: boolean
  winter: boolean
  delivery: boolean
  /** «в Казани» */
  inCity: string
}

const NEW = [
  'Новый комплект, на машину не ставился.',
  'Новые, год выпуска свежий.',
  'Состояние новое, не ставили.',
  'Новое, брал про запас, не пригодилось.',
  'Новый товар, наклейки на месте.',
]
const USED_TYRES = [
  'Остаток хороший, сезон точно пройдут.',
  'Грыж и латок нет, стояли на балансировке.',
  'Протектор ровный, без пилы.',
  'Состояние по фото, всё видно.',
  'Сняты с машины, не подошёл размер.',
  'Без грыж и порезов, боковины целые.',
  'Ремонта не было, износ ровный.',
  'Один прокол ремонтировали грибком, держит.',
  'Ездили один сезон, хранили правильно.',
]
const USED_DISCS = [
  'Ровные, крутились неделю назад.',
  'Не катаные, не вареные.',
  'Лак местами слез, в остальном целые.',
  'Без гаек и колпачков.',
  'Без сварки и правки, есть мелкие сколы.',
  'Без биения, проверено на станке.',
  'Есть след от бордюра, видно на фото.',
]
const STORED = [
  'Лежат в гараже.',
  'Хранились на шинном складе.',
  'Стоят на балконе, мешают.',
  'Хранение в тёплом гараже на подставке.',
  'Хранение в пакете на балконе.',
  'Снято две недели назад.',
]
const WINTER = ['В гололёд держат уверенно.', 'По снегу и каше идут отлично.', 'Зимой не подвели.']
const CLOSING = [
  'Торг.',
  'Торг уместен.',
  'Без торга, цена и так низкая.',
  'Машину продал, остались.',
  'Продаю комплектом, по одной не дроблю.',
  'Отдам с гайками.',
  'Возможен обмен на другой размер.',
  'Смотреть вечером.',
  'Цена за всё, что указано.',
  'Размер сверяйте заранее.',
  'Небольшой торг при самовывозе.',
  'Причина продажи: сменил технику.',
]
const SENDING = [
  'Отправлю, упакую плёнкой.',
  'Отправлю ТК за ваш счёт.',
  'Могу отправить в регион.',
  'Довезу до терминала.',
]
const PICK_UP = [
  'Самовывоз, помогу загрузить.',
  'Самовывоз.',
  'Забирать из гаража.',
  'Смотреть и забирать по договорённости.',
]
const TERMS = [
  'шиномонтаж со скидкой при покупке у нас',
  'хранение до следующего сезона',
  'доставка по городу в день заказа',
  'работаем с юридическими лицами, цена с НДС',
  'подбор по размеру и нагрузке',
  'отправка транспортными компаниями',
  'гарантия на новые и отобранные б/у',
]

/** A description of tyres, discs or wheels in markdown. */
export function wheelText(facts: WheelFacts, company: boolean, random: Random): string {
  const { name, quantity, wear, used, tyres, winter, delivery, inCity } = facts
  const state = used ? random.pick(tyres ? USED_TYRES : USED_DISCS) : random.pick(NEW)
  const first = `${name}, ${quantity} шт. ${wear === null ? '' : `Износ ${wear} %. `}${state}`
  if (company) {
    const terms = random.shuffle(TERMS).slice(0, 3)
    return `${first} Склад ${inCity}.\n\n${terms.map((term) => `- ${term}`).join('\n')}`
  }
  const rest = [
    ...(winter && random.chance(0.5) ? [random.pick(WINTER)] : []),
    ...(used ? [random.pick(STORED)] : []),
    random.pick(CLOSING),
    random.pick(delivery ? SENDING : PICK_UP),
  ]
  return asTyped(`${first} ${rest.join(' ')}`, random)
}
