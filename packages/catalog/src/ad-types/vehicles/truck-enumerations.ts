import type { FormOption } from '../../engine/definition.ts'

/** domain §4: drive formulas 1–15 (spec §3: 4x2 to 12x8). */
export const DRIVE_FORMULAS = [
  { id: 1, name: '4x2' },
  { id: 2, name: '4x4' },
  { id: 3, name: '6x2' },
  { id: 4, name: '6x4' },
  { id: 5, name: '6x6' },
  { id: 6, name: '8x2' },
  { id: 7, name: '8x4' },
  { id: 8, name: '8x6' },
  { id: 9, name: '8x8' },
  { id: 10, name: '10x2' },
  { id: 11, name: '10x4' },
  { id: 12, name: '10x8' },
  { id: 13, name: '10x10' },
  { id: 14, name: '12x4' },
  { id: 15, name: '12x8' },
] as const satisfies FormOption[]

const HALF_TONS = 20

/** spec §3: truck capacity 0.5–44 t, ids 0–53: in steps of 0.5 t up to 10 t, of 1 t above. */
export const CAPACITIES: readonly FormOption[] = Array.from({ length: 54 }, (_, id) => {
  const tons = id < HALF_TONS ? (id + 1) / 2 : id - HALF_TONS + 11
  return { id, name: `${String(tons).replace('.', ',')} т` }
})

/** spec §3: truck ecoclass 0–6. */
export const ECO_CLASSES: readonly FormOption[] = Array.from({ length: 7 }, (_, id) => ({
  id,
  name: `Евро-${id}`,
}))

/** spec §3: truck licence categories. */
export const LICENCES = [
  { id: 1, name: 'B' },
  { id: 2, name: 'C' },
] as const satisfies FormOption[]

export const CABINS = [
  { id: 1, name: 'Дневная' },
  { id: 2, name: 'С одним спальным местом' },
  { id: 3, name: 'С двумя спальными местами' },
  { id: 4, name: 'Двухрядная' },
] as const satisfies FormOption[]

export const TRUCK_BODIES = [
  { id: 1, name: 'Бортовой' },
  { id: 2, name: 'Тентованный' },
  { id: 3, name: 'Седельный тягач' },
  { id: 4, name: 'Самосвал' },
  { id: 5, name: 'Рефрижератор' },
  { id: 6, name: 'Изотермический фургон' },
  { id: 7, name: 'Промтоварный фургон' },
  { id: 8, name: 'Цельнометаллический фургон' },
  { id: 9, name: 'Грузопассажирский фургон' },
  { id: 10, name: 'Хлебный фургон' },
  { id: 11, name: 'Шасси' },
  { id: 12, name: 'Цистерна' },
  { id: 13, name: 'Бензовоз' },
  { id: 14, name: 'Ассенизатор' },
  { id: 15, name: 'Автовоз' },
  { id: 16, name: 'Эвакуатор' },
  { id: 17, name: 'Кран-манипулятор' },
  { id: 18, name: 'Контейнеровоз' },
  { id: 19, name: 'Мультилифт' },
  { id: 20, name: 'Ломовоз' },
  { id: 21, name: 'Лесовоз' },
  { id: 22, name: 'Зерновоз' },
  { id: 23, name: 'Скотовоз' },
  { id: 24, name: 'Мусоровоз' },
  { id: 25, name: 'Автобетоносмеситель' },
  { id: 26, name: 'Автовышка' },
  { id: 27, name: 'Вахтовый автомобиль' },
  { id: 28, name: 'Пожарный автомобиль' },
  { id: 29, name: 'Автомастерская' },
  { id: 30, name: 'Автолавка' },
] as const satisfies FormOption[]
