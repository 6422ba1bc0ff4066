import type { FormOption } from '../../engine/definition.ts'

/** spec §7: dic-trailers. The names are used in titles: «Лодочный прицеп МЗСА 81771C, 2019». */
export const TRAILER_TYPES = [
  { id: 1, name: 'Бортовой прицеп', group: 'К легковому автомобилю' },
  { id: 2, name: 'Прицеп с тентом', group: 'К легковому автомобилю' },
  { id: 3, name: 'Лодочный прицеп', group: 'К легковому автомобилю' },
  { id: 4, name: 'Прицеп-платформа', group: 'К легковому автомобилю' },
  { id: 5, name: 'Прицеп-фургон', group: 'К легковому автомобилю' },
  { id: 6, name: 'Прицеп-эвакуатор', group: 'К легковому автомобилю' },
  { id: 7, name: 'Прицеп-дача', group: 'К легковому автомобилю' },
  { id: 8, name: 'Коневоз', group: 'К легковому автомобилю' },
  { id: 9, name: 'Торговый прицеп', group: 'К легковому автомобилю' },
  { id: 10, name: 'Бортовой полуприцеп', group: 'К грузовику' },
  { id: 11, name: 'Тентованный полуприцеп', group: 'К грузовику' },
  { id: 12, name: 'Шторный полуприцеп', group: 'К грузовику' },
  { id: 13, name: 'Полуприцеп-рефрижератор', group: 'К грузовику' },
  { id: 14, name: 'Изотермический полуприцеп', group: 'К грузовику' },
  { id: 15, name: 'Самосвальный полуприцеп', group: 'К грузовику' },
  { id: 16, name: 'Полуприцеп-цистерна', group: 'К грузовику' },
  { id: 17, name: 'Полуприцеп-контейнеровоз', group: 'К грузовику' },
  { id: 18, name: 'Полуприцеп-автовоз', group: 'К грузовику' },
  { id: 19, name: 'Трал', group: 'К грузовику' },
  { id: 20, name: 'Полуприцеп-лесовоз', group: 'К грузовику' },
  { id: 21, name: 'Полуприцеп-зерновоз', group: 'К грузовику' },
  { id: 22, name: 'Полуприцеп-скотовоз', group: 'К грузовику' },
  { id: 23, name: 'Ломовоз', group: 'К грузовику' },
  { id: 24, name: 'Прицеп-роспуск', group: 'К грузовику' },
  { id: 25, name: 'Бортовой грузовой прицеп', group: 'К грузовику' },
  { id: 26, name: 'Тентованный грузовой прицеп', group: 'К грузовику' },
  { id: 27, name: 'Самосвальный прицеп', group: 'К грузовику' },
  { id: 28, name: 'Вагон-дом', group: 'Особые' },
  { id: 29, name: 'Тракторный прицеп', group: 'Особые' },
  { id: 30, name: 'Прицеп', group: 'Особые' },
] as const satisfies FormOption[]

/** The load of a moto trailer; used in titles too. */
export const MOTO_TRAILER_TYPES = [
  { id: 1, name: 'Прицеп для мотоцикла' },
  { id: 2, name: 'Прицеп для квадроцикла' },
  { id: 3, name: 'Прицеп для снегохода' },
  { id: 4, name: 'Прицеп для гидроцикла' },
  { id: 5, name: 'Прицеп для лодки' },
  { id: 6, name: 'Прицеп для мототехники' },
  { id: 7, name: 'Прицеп за мотоцикл' },
  { id: 8, name: 'Прицеп за квадроцикл' },
  { id: 9, name: 'Сани за снегоход' },
] as const satisfies FormOption[]

/** spec §7: dic-trailer-class; the categories of the technical regulation, by full mass. */
export const TRAILER_CLASSES = [
  { id: 1, name: 'O1, до 750 кг' },
  { id: 2, name: 'O2, 0,75–3,5 т' },
  { id: 3, name: 'O3, 3,5–10 т' },
  { id: 4, name: 'O4, свыше 10 т' },
] as const satisfies FormOption[]

/** spec §7: dic-brakes. */
export const BRAKES = [
  { id: 1, name: 'Нет' },
  { id: 2, name: 'Инерционные' },
  { id: 3, name: 'Барабанные' },
  { id: 4, name: 'Дисковые' },
  { id: 5, name: 'Электромагнитные' },
] as const satisfies FormOption[]

/** spec §3: trailer capacity 100–102. */
export const TRAILER_CAPACITIES = [
  { id: 100, name: 'До 3,5 т' },
  { id: 101, name: '3,5–12 т' },
  { id: 102, name: 'Свыше 12 т' },
] as const satisfies FormOption[]

/** spec §3: trailer suspension 0–6. */
export const SUSPENSIONS = [
  { id: 0, name: 'Балансирная' },
  { id: 1, name: 'Гидравлическая' },
  { id: 2, name: 'Пневматическая' },
  { id: 3, name: 'Полурессорная' },
  { id: 4, name: 'Рессорная' },
  { id: 5, name: 'Торсионная' },
  { id: 6, name: 'Пружинная' },
] as const satisfies FormOption[]
