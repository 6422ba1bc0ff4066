import type { Random } from '../random.ts'

const MEN = [
  'Александр',
  'Сергей',
  'Дмитрий',
  'Андрей',
  'Алексей',
  'Максим',
  'Иван',
  'Михаил',
  'Евгений',
  'Николай',
  'Владимир',
  'Артём',
  'Роман',
  'Павел',
  'Денис',
  'Игорь',
  'Олег',
  'Константин',
  'Виктор',
  'Рустам',
  'Тимур',
  'Ильдар',
  'Юрий',
  'Антон',
  'Кирилл',
  'Вячеслав',
  'Станислав',
  'Григорий',
  'Руслан',
  'Марат',
]
const WOMEN = [
  'Анна',
  'Елена',
  'Ольга',
  'Наталья',
  'Екатерина',
  'Мария',
  'Ирина',
  'Татьяна',
  'Светлана',
  'Юлия',
  'Дарья',
  'Ксения',
  'Алина',
  'Гульнара',
  'Людмила',
  'Марина',
]
const SURNAMES = [
  'Иванов',
  'Смирнов',
  'Кузнецов',
  'Попов',
  'Васильев',
  'Петров',
  'Соколов',
  'Михайлов',
  'Новиков',
  'Фёдоров',
  'Морозов',
  'Волков',
  'Алексеев',
  'Лебедев',
  'Семёнов',
  'Егоров',
  'Павлов',
  'Козлов',
  'Степанов',
  'Николаев',
  'Орлов',
  'Андреев',
  'Макаров',
  'Никитин',
  'Захаров',
  'Зайцев',
  'Соловьёв',
  'Борисов',
  'Яковлев',
  'Григорьев',
  'Романов',
  'Воробьёв',
  'Сергеев',
  'Кузьмин',
  'Фролов',
  'Александров',
  'Хасанов',
  'Ахметов',
  'Гарипов',
  'Калинин',
]
const COMPANY_FIRST = [
  'Авто',
  'Север',
  'Волга',
  'Урал',
  'Сибирь',
  'Меридиан',
  'Вектор',
  'Гранд',
  'Регион',
  'Столица',
  'Маршрут',
  'Магистраль',
  'Южный',
  'Динамика',
  'Формула',
  'Ладья',
]
const COMPANY_SECOND = ['Авто', 'Моторс', 'Центр', 'Трейд', 'Кар', 'Драйв', 'Альянс', 'Партнёр']
const STREETS = [
  'ул. Ленина',
  'ул. Мира',
  'ул. Гагарина',
  'пр-т Победы',
  'ул. Советская',
  'ул. Молодёжная',
  'ул. Кирова',
  'ул. Лесная',
  'ул. Садовая',
  'ул. Строителей',
  'ул. Заводская',
  'Московское ш.',
  'ул. Пушкина',
  'ул. Чехова',
  'ул. Школьная',
  'ул. Набережная',
  'пер. Речной',
  'ул. Энергетиков',
  'ул. Железнодорожная',
  'бул. Космонавтов',
]

/** A private seller; `surname` has the grammatical gender of the name. */
export interface DemoPerson {
  name: string
  surname: string
  female: boolean
}

/** A Russian first name and surname. */
export const demoPerson = (random: Random): DemoPerson => {
  const female = random.chance(0.22)
  const surname = random.pick(SURNAMES)
  return {
    name: random.pick(female ? WOMEN : MEN),
    surname: female
      ? surname.endsWith('ий')
        ? `${surname.slice(0, -2)}ая`
        : `${surname}а`
      : surname,
    female,
  }
}

/** A dealer's name, such as «Волга-Моторс». */
export const demoCompany = (random: Random) => {
  const first = random.pick(COMPANY_FIRST)
  const second = random.pick(COMPANY_SECOND.filter((word) => word !== first))
  return `${first}-${second}`
}

/** A street and a house without the city, at most 256 signs (domain §4). */
export const demoAddress = (random: Random) => {
  const letter = random.chance(0.15) ? random.pick(['А', 'Б', 'к1', 'к2']) : ''
  return `${random.pick(STREETS)}, ${random.int(1, 148)}${letter}`
}
