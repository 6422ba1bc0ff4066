import type { FormOption } from '../../engine/definition.ts'

/** spec §7: dic-types of moto (8). */
export const MOTO_TYPES = [
  { id: 1, name: 'Дорожный', group: 'Мотоциклы' },
  { id: 2, name: 'Нейкед', group: 'Мотоциклы' },
  { id: 3, name: 'Спортбайк', group: 'Мотоциклы' },
  { id: 4, name: 'Спорт-турист', group: 'Мотоциклы' },
  { id: 5, name: 'Турист', group: 'Мотоциклы' },
  { id: 6, name: 'Турэндуро', group: 'Мотоциклы' },
  { id: 7, name: 'Круизер', group: 'Мотоциклы' },
  { id: 8, name: 'Чоппер', group: 'Мотоциклы' },
  { id: 9, name: 'Классика', group: 'Мотоциклы' },
  { id: 10, name: 'Кафе-рейсер', group: 'Мотоциклы' },
  { id: 11, name: 'Эндуро', group: 'Мотоциклы' },
  { id: 12, name: 'Кросс', group: 'Мотоциклы' },
  { id: 13, name: 'Супермото', group: 'Мотоциклы' },
  { id: 14, name: 'Триал', group: 'Мотоциклы' },
  { id: 15, name: 'Питбайк', group: 'Мотоциклы' },
  { id: 16, name: 'Детский', group: 'Мотоциклы' },
  { id: 17, name: 'С коляской', group: 'Мотоциклы' },
  { id: 18, name: 'Трицикл', group: 'Мотоциклы' },
  { id: 19, name: 'Мопед', group: 'Скутеры и мопеды' },
  { id: 20, name: 'Скутер', group: 'Скутеры и мопеды' },
  { id: 21, name: 'Максискутер', group: 'Скутеры и мопеды' },
  { id: 22, name: 'Грузовой скутер', group: 'Скутеры и мопеды' },
] as const satisfies FormOption[]

/** spec §7: dic-types of snowmobiles (4). */
export const SNOW_TYPES = [
  { id: 1, name: 'Утилитарный' },
  { id: 2, name: 'Туристический' },
  { id: 3, name: 'Горный' },
  { id: 4, name: 'Спортивный' },
  { id: 5, name: 'Кроссовер' },
  { id: 6, name: 'Детский' },
  { id: 7, name: 'Складной' },
  { id: 8, name: 'Мотобуксировщик' },
  { id: 9, name: 'Сноубайк' },
] as const satisfies FormOption[]

/** spec §7: dic-types of quad bikes (16). */
export const QUAD_TYPES = [
  { id: 1, name: 'Утилитарный' },
  { id: 2, name: 'Туристический' },
  { id: 3, name: 'Спортивный' },
  { id: 4, name: 'Детский' },
  { id: 5, name: 'Мотовездеход (side-by-side)' },
  { id: 6, name: 'Багги' },
  { id: 7, name: 'Болотоход' },
  { id: 8, name: 'Амфибия' },
] as const satisfies FormOption[]

/** spec §7: dic-types of electric transport (17). The names are used in titles. */
export const ELECTRO_TYPES = [
  { id: 1, name: 'Электросамокат' },
  { id: 2, name: 'Электровелосипед' },
  { id: 3, name: 'Электроскутер' },
  { id: 4, name: 'Электромотоцикл' },
  { id: 5, name: 'Электротрицикл' },
  { id: 6, name: 'Электроквадроцикл' },
  { id: 7, name: 'Моноколесо' },
  { id: 8, name: 'Гироскутер' },
  { id: 9, name: 'Сегвей' },
  { id: 10, name: 'Электроскейт' },
  { id: 11, name: 'Гольф-кар' },
  { id: 12, name: 'Грузовой электромобиль' },
  { id: 13, name: 'Детский электромобиль' },
  { id: 14, name: 'Электроколяска' },
] as const satisfies FormOption[]

/** spec §3: moto cylinders. */
export const CYLINDERS: readonly FormOption[] = [1, 2, 3, 4, 6, 8, 10].map((count) => ({
  id: count,
  name: String(count),
}))

/** spec §7: dic-cylinder-arrangement. */
export const CYLINDER_ARRANGEMENTS = [
  { id: 1, name: 'Рядное' },
  { id: 2, name: 'V-образное' },
  { id: 3, name: 'Оппозитное' },
  { id: 4, name: 'L-образное' },
  { id: 5, name: 'Роторный двигатель' },
] as const satisfies FormOption[]

/** spec §7: dic-stroke. */
export const STROKES = [
  { id: 2, name: '2 такта', short: '2T' },
  { id: 4, name: '4 такта', short: '4T' },
] as const satisfies FormOption[]

/** spec §3: engine type of motorcycles; spec §7: dic-engines. */
export const ENGINE_TYPES = [
  { id: 1, name: 'Инжектор' },
  { id: 2, name: 'Карбюратор' },
] as const satisfies FormOption[]

export const MOTO_DRIVES = [
  { id: 1, name: 'Цепь' },
  { id: 2, name: 'Ремень' },
  { id: 3, name: 'Кардан' },
] as const satisfies FormOption[]

export const QUAD_DRIVES = [
  { id: 1, name: 'Задний' },
  { id: 2, name: 'Полный' },
  { id: 3, name: 'Подключаемый полный' },
] as const satisfies FormOption[]
