import { expect, it } from 'vitest'
import type { z } from 'zod'
import { carCharacteristics, carModels, vehicleMarks } from './dictionaries.ts'

const saidOf = (schema: z.ZodType, query: object) =>
  schema.safeParse(query).error?.issues.map(({ path, message }) => [path[0], message])

it.each([
  [carModels.query, {}, ['carMarkId', 'Укажите номер']],
  [carModels.query, { carMarkId: 'x' }, ['carMarkId', 'Неверный номер']],
  [carCharacteristics.query, {}, ['modificationIds', 'Перечислите через запятую']],
  [vehicleMarks.query, { code: '' }, ['code', 'Укажите группу марок']],
  [vehicleMarks.query, { code: 'truck,cars' }, ['code', 'Такой группы марок нет']],
] as const)(
  '§7, domain §1: a wrong parameter is named in readable Russian (%#)',
  (schema, query, said) => {
    expect(saidOf(schema, query)).toEqual([said])
  },
)
