import { formatNumber } from '@trassa/catalog/format/numbers'
import type { Random } from '../../random.ts'
import { asTyped } from '../mistakes.ts'
import type { CarFacts, Voice } from './car-facts.ts'
import { careOf, closingOf, lifeOf, reasonOf, stateOf, tyresOf } from './sentence-choice.ts'
import { shortCarText } from './short-car-text.ts'

type Writer = (facts: CarFacts, random: Random) => string

const engine = ({ volume, power, fuel }: CarFacts) =>
  volume === null
    ? `электромотор ${power} л. с.`
    : `${fuel}, ${volume.toFixed(1)} л, ${power} л. с.`

/** Words that keep their capital letter inside a sentence. */
const NAME_LIKE = /^[A-ZА-Я]{2}|^Isofix|^Blue|^Car/

const gear = ({ options }: CarFacts, count: number, random: Random) =>
  random
    .shuffle(options)
    .slice(0, count)
    .map((option) =>
      NAME_LIKE.test(option) ? option : option.charAt(0).toLowerCase() + option.slice(1),
    )

const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')

const laconic: Writer = (f, random) =>
  [
    ...(random.chance(0.5) ? [`${f.name}, ${f.year} год.`] : []),
    ...random
      .shuffle([stateOf(f, random), careOf(f, random), lifeOf(f, random), tyresOf(f, random)])
      .slice(0, random.int(2, 3)),
    closingOf(f, random),
  ].join(' ')

const story: Writer = (f, random) => {
  const [nominative, accusative] = f.nickname
  const first = random.pick([
    `Продаю ${f.name}, ${f.year} год, пробег ${formatNumber(f.mileage)} км, честный.`,
    `${f.name}, ${f.year} год, ${engine(f)}, ${f.gearbox}.`,
    `Продам ${accusative}. Год ${f.year}, коробка ${f.gearbox}, привод ${f.drive}.`,
    `Продаётся ${nominative}, ${f.year} год, ${f.gearbox}.`,
    `Добрый день. Продаю свой автомобиль, ${f.year} год, ${engine(f)}.`,
    lifeOf(f, random),
    careOf(f, random),
  ])
  const equipment = gear(f, random.int(3, 6), random)
  const has = random.pick(['Из полезного:', 'Есть всё нужное:', 'По комплектации:', 'Имеется'])
  const body = [stateOf(f, random), lifeOf(f, random), careOf(f, random)]
  return [
    [...new Set([first, ...body])].join(' '),
    [
      equipment.length > 2 ? `${has} ${equipment.join(', ')}.` : '',
      random.chance(0.6) ? tyresOf(f, random) : '',
    ]
      .filter(Boolean)
      .join(' '),
    `${reasonOf(f, random)} ${closingOf(f, random)}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

const WORKS = [
  'масло и все фильтры',
  'тормозные диски и колодки',
  'амортизаторы передние',
  'аккумулятор',
  'ремень навесного оборудования',
  'стойки стабилизатора',
  'ступичный подшипник',
  'развал-схождение',
  'сайлентблоки рычагов',
  'тормозная жидкость и антифриз',
  'щётки и лампы ближнего',
  'шаровые и наконечники',
  'химчистка салона',
  'опоры двигателя',
]

const list: Writer = (f, random) => {
  const works = random
    .shuffle(WORKS)
    .filter((item) => f.fuel !== 'электро' || !/масло|двигателя|ремень/.test(item))
    .slice(0, random.int(3, 5))
  const equipment = gear(f, random.int(4, 8), random)
  const done = random.pick(['Что сделано за последний год:', 'Поменяно:', 'Вложено за год:'])
  return [
    `${f.name}, ${f.year} год, ${engine(f)}, ${f.gearbox}, ${f.drive} привод. ${stateOf(f, random)}`,
    `**${done}**\n\n${bullets(works)}`,
    ...(equipment.length > 2 ? [`**Что есть в машине:**\n\n${bullets(equipment)}`] : []),
    `${tyresOf(f, random)} ${closingOf(f, random)}`,
  ].join('\n\n')
}

const DEALER_CHECKS = [
  'Автомобиль прошёл проверку по 120 пунктам.',
  'Юридическая чистота проверена, отчёт покажем.',
  'Проведена предпродажная подготовка.',
  'Автомобиль принят в трейд-ин у нашего клиента.',
  'Обслуживался в нашем сервисе, история сохранена.',
  'Диагностическая карта и толщинометрия у менеджера.',
  'Один из лучших экземпляров в городе.',
  'Без ДТП по данным Автотеки.',
  'Кузов без перекрасов, замеры на фото.',
  'Продан и обслужен официальным дилером.',
  'Все расходники заменены.',
  'Два ключа, полный комплект документов.',
]
const DEALER_TERMS = [
  'кредит без первоначального взноса',
  'обмен на ваш автомобиль с доплатой',
  'гарантия на двигатель и коробку один год',
  'оформление за один час',
  'пробная поездка по записи',
  'рассрочка до двух лет',
  'комплект зимних шин в подарок при кредите',
  'доставка автовозом в ваш город',
  'страхование по ценам компаний',
]
const DEALER_CLOSINGS = [
  'Ждём вас ежедневно, без выходных.',
  'Автомобиль можно забронировать на сутки.',
  'Цена указана без учёта скидки за обмен.',
  'Звоните, отправим видеообзор.',
  'Цена за наличный расчёт, в кредит обсуждается.',
  'Приезжайте на осмотр, автомобиль в салоне.',
  'Скидка при покупке в день обращения.',
  'Оценим ваш автомобиль за пятнадцать минут.',
  'Тест-драйв без записи.',
  'Торг у менеджера.',
]

const dealer: Writer = (f, random) => {
  const equipment = gear(f, random.int(4, 9), random)
  const start = random.pick([
    `${f.name}, ${f.year} год, в наличии ${f.inCity}.`,
    `В продаже ${f.name}, ${f.year} год, ${engine(f)}.`,
    `${f.name} ${f.inCity}: ${f.year} год, ${f.gearbox}, ${f.drive} привод.`,
  ])
  const check = f.damaged
    ? 'Автомобиль с повреждениями, подробности у менеджера.'
    : random.pick(DEALER_CHECKS)
  return [
    `${start} Пробег ${formatNumber(f.mileage)} км, владельцев по ПТС: ${f.owners}. ${check}`,
    ...(equipment.length > 2 ? [`**Комплектация:**\n\n${bullets(equipment)}`] : []),
    `**Условия:**\n\n${bullets(random.shuffle(DEALER_TERMS).slice(0, 3))}`,
    random.pick(DEALER_CLOSINGS),
  ].join('\n\n')
}

const WRITERS: Record<Voice, Writer> = { laconic, short: shortCarText, story, list, dealer }
const LEAST_LENGTH = 60

/** A description in markdown, 60 to 900 signs, without phones and links (domain §3, risk score). */
export function carText(facts: CarFacts, voice: Voice, random: Random): string {
  // «л. с.» at the end of a sentence has its full stop already.
  const written = WRITERS[voice](facts, random).replaceAll('с..', 'с.')
  const text = voice === 'dealer' ? written : asTyped(written, random)
  return text.length < LEAST_LENGTH ? `${text} Документы в порядке, запретов нет.` : text
}
