import type { FormOption } from '../../engine/definition.ts'

/** spec §7: dic-seasonality. `short` is in the singular. */
export const SEASONALITY = [
  { id: 1, name: 'Летние', short: 'летняя' },
  { id: 2, name: 'Зимние шипованные', short: 'зимняя шипованная' },
  { id: 3, name: 'Зимние нешипованные', short: 'зимняя нешипованная' },
  { id: 4, name: 'Всесезонные', short: 'всесезонная' },
] as const satisfies FormOption[]

/** spec §3: for whom. */
export const FOR_WHOM = [
  { id: 1, name: 'Для легковых' },
  { id: 2, name: 'Для грузовых' },
] as const satisfies FormOption[]

/** spec §3: wheel axis, of motorcycles. */
export const AXES = [
  { id: 0, name: 'Заднее', short: 'заднее' },
  { id: 1, name: 'Переднее', short: 'переднее' },
] as const satisfies FormOption[]

/** spec §7: dic-rims. */
export const RIMS = [
  { id: 1, name: 'Литые', short: 'литой' },
  { id: 2, name: 'Штампованные', short: 'штампованный' },
  { id: 3, name: 'Кованые', short: 'кованый' },
  { id: 4, name: 'Сборные', short: 'сборный' },
  { id: 5, name: 'Спицованные', short: 'спицованный' },
] as const satisfies FormOption[]

/** spec §3: wheel bolt holes; an id is their number. */
export const BOLT_HOLES = [
  { id: 3, name: '3' },
  { id: 4, name: '4' },
  { id: 5, name: '5' },
  { id: 6, name: '6' },
  { id: 8, name: '8' },
  { id: 9, name: '9' },
  { id: 10, name: '10' },
  { id: 12, name: '12' },
] as const satisfies FormOption[]
