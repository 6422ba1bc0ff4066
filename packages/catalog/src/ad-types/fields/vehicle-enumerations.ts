import type { FormOption } from '../../engine/definition.ts'

/** domain §4: the sixteen colours of vehicles. */
export const COLORS = [
  { id: 1, name: 'Белый', hex: '#f7f7f5' },
  { id: 2, name: 'Чёрный', hex: '#16181b' },
  { id: 3, name: 'Серый', hex: '#7d8186' },
  { id: 4, name: 'Серебристый', hex: '#c4c8cc' },
  { id: 5, name: 'Синий', hex: '#1f4aa8' },
  { id: 6, name: 'Голубой', hex: '#6fb6e3' },
  { id: 7, name: 'Красный', hex: '#c8232c' },
  { id: 8, name: 'Бордовый', hex: '#6b1626' },
  { id: 9, name: 'Зелёный', hex: '#22703c' },
  { id: 10, name: 'Коричневый', hex: '#5f4130' },
  { id: 11, name: 'Бежевый', hex: '#d8c7a6' },
  { id: 12, name: 'Золотистый', hex: '#bf9b4e' },
  { id: 13, name: 'Жёлтый', hex: '#f5c518' },
  { id: 14, name: 'Оранжевый', hex: '#e8701a' },
  { id: 15, name: 'Фиолетовый', hex: '#5d3a8e' },
  { id: 16, name: 'Розовый', hex: '#e58fab' },
] as const satisfies FormOption[]

/** spec §3: condition of vehicles. */
export const CONDITIONS = [
  { id: 1, name: 'Не битый' },
  { id: 2, name: 'Битый' },
] as const satisfies FormOption[]

/** The same ids with names for machines, boats and trailers, where «битый» is wrong. */
export const DAMAGE = [
  { id: 1, name: 'Без повреждений' },
  { id: 2, name: 'С повреждениями' },
] as const satisfies FormOption[]

export const OWNERS = [
  { id: 1, name: 'Один' },
  { id: 2, name: 'Два' },
  { id: 3, name: 'Три' },
  { id: 4, name: 'Четыре и больше' },
] as const satisfies FormOption[]

/** Kinds of the vehicle passport (ПТС). */
export const PASSPORTS = [
  { id: 1, name: 'Оригинал' },
  { id: 2, name: 'Дубликат' },
  { id: 3, name: 'Электронный' },
  { id: 4, name: 'Нет' },
] as const satisfies FormOption[]

export const STEERING_SIDES = [
  { id: 1, name: 'Слева' },
  { id: 2, name: 'Справа' },
] as const satisfies FormOption[]
