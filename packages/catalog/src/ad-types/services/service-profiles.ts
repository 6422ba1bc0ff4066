import type { FormOption } from '../../engine/definition.ts'

/** spec §3: service vehicle profiles, ids 0–11. */
export const SERVICE_PROFILES = [
  { id: 0, name: 'Легковые' },
  { id: 1, name: 'Грузовые' },
  { id: 2, name: 'Автобусы' },
  { id: 3, name: 'Спецтехника' },
  { id: 4, name: 'Прицепы' },
  { id: 5, name: 'Мотоциклы' },
  { id: 6, name: 'Гидроциклы' },
  { id: 7, name: 'Снегоходы' },
  { id: 8, name: 'Электротранспорт' },
  { id: 9, name: 'Водный транспорт' },
  { id: 10, name: 'Квадроциклы' },
  { id: 11, name: 'Запчасти' },
] as const satisfies FormOption[]
