import type { Random } from '../random.ts'
import { asTyped } from './mistakes.ts'

export interface ServiceFacts {
  /** What is done and how, a sentence or two. */
  about: string
  departure: boolean
  /** «в Казани» */
  inCity: string
}

const EXPERIENCE = [
  'Работаю без выходных.',
  'Стаж пятнадцать лет, не посредник.',
  'Звоните, договоримся.',
  'Отзывы можете почитать, всё честно.',
  'Опыт больше десяти лет.',
  'Работаю сам, без посредников.',
  'Много постоянных клиентов, отзывы покажу.',
  'Аккуратно, в срок, с чеком.',
  'Делаю как себе.',
]
const MONEY = [
  'Цены адекватные, не накручиваем.',
  'Оплата по факту, нал и перевод.',
  'Постоянным клиентам скидка.',
  'Цену назову после пары вопросов и не поменяю.',
  'Оплата наличными, картой или по счёту.',
  'Без предоплаты, платите за результат.',
  'Пенсионерам и постоянным уступаю.',
]
const COMING = [
  'Выезд по городу и области.',
  'Приедем в удобное время.',
  'Работаем и ночью.',
  'Выезжаем сразу после звонка.',
  'Межгород по договорённости.',
]
const STAYING = [
  'Принимаем по записи, ждать не придётся.',
  'Есть зона ожидания с кофе.',
  'Удобный заезд и стоянка.',
]
const TERMS = [
  'работаем с юридическими лицами по договору',
  'гарантия на работы до года',
  'фото и видео каждого этапа',
  'своя техника и инструмент',
  'смета до начала работ',
  'скидка 10 % на первый заказ',
  'без выходных',
  'закрывающие документы в день работы',
]

/** A description of a service in markdown, without phones and links. */
export function serviceText(facts: ServiceFacts, company: boolean, random: Random): string {
  const { about, departure, inCity } = facts
  const where = random.pick(departure ? COMING : STAYING)
  if (company) {
    const terms = random.shuffle(TERMS).slice(0, random.int(3, 4))
    const list = terms.map((term) => `- ${term}`).join('\n')
    return `${about} Мы ${inCity}. ${where}\n\n**Почему мы:**\n\n${list}`
  }
  const sentences = random.shuffle([random.pick(EXPERIENCE), where, random.pick(MONEY)])
  return asTyped([about, ...sentences].join(' '), random)
}
