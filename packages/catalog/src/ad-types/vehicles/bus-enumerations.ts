import type { FormOption } from '../../engine/definition.ts'

/** spec §7: dic-bus-types. */
export const BUS_TYPES = [
  { id: 1, name: 'Микроавтобус' },
  { id: 2, name: 'Маршрутное такси' },
  { id: 3, name: 'Городской' },
  { id: 4, name: 'Городской сочленённый' },
  { id: 5, name: 'Пригородный' },
  { id: 6, name: 'Междугородный' },
  { id: 7, name: 'Туристический' },
  { id: 8, name: 'Двухэтажный' },
  { id: 9, name: 'Школьный' },
  { id: 10, name: 'Вахтовый' },
  { id: 11, name: 'Грузопассажирский' },
  { id: 12, name: 'Для людей с инвалидностью' },
  { id: 13, name: 'Ритуальный' },
  { id: 14, name: 'Дом на колёсах' },
  { id: 15, name: 'Троллейбус или электробус' },
] as const satisfies FormOption[]
