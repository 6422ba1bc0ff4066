import type { FormOption } from '../../engine/definition.ts'

/** `data/cars/modifications.csv` holds these ids: never renumber. */
export const GEARBOXES = [
  { id: 1, name: 'Механика', short: 'MT' },
  { id: 2, name: 'Автомат', short: 'AT' },
  { id: 3, name: 'Робот', short: 'AMT' },
  { id: 4, name: 'Вариатор', short: 'CVT' },
] as const satisfies FormOption[]

/** The only fuel without an engine volume. */
export const FUEL_ELECTRIC = 4

/** `data/cars/modifications.csv` holds these ids: never renumber. */
export const FUELS = [
  { id: 1, name: 'Бензин' },
  { id: 2, name: 'Дизель' },
  { id: 3, name: 'Гибрид' },
  { id: FUEL_ELECTRIC, name: 'Электро' },
  { id: 5, name: 'Газ' },
  { id: 6, name: 'Бензин и газ' },
] as const satisfies FormOption[]
