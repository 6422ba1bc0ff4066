import type { FormOption } from '../../engine/definition.ts'

/** Ids that the dictionary files use too (`data/cars/*.csv`): never renumber. */
export const BODY_TYPES = [
  { id: 1, name: 'Седан' },
  { id: 2, name: 'Хэтчбек 5 дв.' },
  { id: 3, name: 'Хэтчбек 3 дв.' },
  { id: 4, name: 'Лифтбек' },
  { id: 5, name: 'Универсал' },
  { id: 6, name: 'Внедорожник 5 дв.' },
  { id: 7, name: 'Внедорожник 3 дв.' },
  { id: 8, name: 'Купе' },
  { id: 9, name: 'Кабриолет' },
  { id: 10, name: 'Минивэн' },
  { id: 11, name: 'Пикап' },
  { id: 12, name: 'Фургон' },
  { id: 13, name: 'Лимузин' },
  { id: 14, name: 'Родстер' },
] as const satisfies FormOption[]

/** Ids as in `data/cars/modifications.csv`. */
export const GEARBOXES = [
  { id: 1, name: 'Механика', short: 'MT' },
  { id: 2, name: 'Автомат', short: 'AT' },
  { id: 3, name: 'Робот', short: 'AMT' },
  { id: 4, name: 'Вариатор', short: 'CVT' },
] as const satisfies FormOption[]

/** The fuel that has no engine volume. */
export const FUEL_ELECTRIC = 4

/** Ids as in `data/cars/modifications.csv`. */
export const FUELS = [
  { id: 1, name: 'Бензин' },
  { id: 2, name: 'Дизель' },
  { id: 3, name: 'Гибрид' },
  { id: FUEL_ELECTRIC, name: 'Электро' },
  { id: 5, name: 'Газ' },
  { id: 6, name: 'Бензин и газ' },
] as const satisfies FormOption[]

/** Ids as in `data/cars/modifications.csv`. */
export const DRIVES = [
  { id: 1, name: 'Передний', short: 'передний' },
  { id: 2, name: 'Задний', short: 'задний' },
  { id: 3, name: 'Полный', short: 'полный' },
] as const satisfies FormOption[]

export const DOORS = [
  { id: 2, name: '2' },
  { id: 3, name: '3' },
  { id: 4, name: '4' },
  { id: 5, name: '5' },
] as const satisfies FormOption[]
