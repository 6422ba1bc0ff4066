import type { FormOption } from '../../engine/definition.ts'

/** The dictionary files hold these ids (`data/cars/series.csv`): never renumber. */
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
