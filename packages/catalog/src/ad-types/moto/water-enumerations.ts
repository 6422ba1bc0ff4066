import type { FormOption } from '../../engine/definition.ts'

/** spec §7: dic-types of water craft (18). The names are used in titles. */
export const WATER_TYPES = [
  { id: 1, name: 'Моторная лодка' },
  { id: 2, name: 'Лодка ПВХ' },
  { id: 3, name: 'RIB' },
  { id: 4, name: 'Катер' },
  { id: 5, name: 'Моторная яхта' },
  { id: 6, name: 'Парусная яхта' },
  { id: 7, name: 'Вёсельная лодка' },
  { id: 8, name: 'Катамаран' },
  { id: 9, name: 'Понтон' },
  { id: 10, name: 'Хаусбот' },
  { id: 11, name: 'Аэролодка' },
  { id: 12, name: 'Судно на воздушной подушке' },
  { id: 13, name: 'Рабочее судно' },
  { id: 14, name: 'Байдарка или каяк' },
  { id: 15, name: 'SUP-доска' },
] as const satisfies FormOption[]

export const HYDRO_TYPES = [
  { id: 1, name: 'Сидячий одноместный' },
  { id: 2, name: 'Сидячий двухместный' },
  { id: 3, name: 'Сидячий трёхместный' },
  { id: 4, name: 'Стоячий' },
  { id: 5, name: 'Спортивный' },
] as const satisfies FormOption[]

export const HULL_MATERIALS = [
  { id: 1, name: 'Алюминий' },
  { id: 2, name: 'Стеклопластик' },
  { id: 3, name: 'ПВХ' },
  { id: 4, name: 'Гипалон' },
  { id: 5, name: 'Полиэтилен' },
  { id: 6, name: 'Сталь' },
  { id: 7, name: 'Дерево' },
  { id: 8, name: 'Композит' },
] as const satisfies FormOption[]
