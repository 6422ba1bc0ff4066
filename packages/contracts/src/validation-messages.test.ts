import { expect, it } from 'vitest'
import { z } from 'zod'
import './values.ts'

const said = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message.replaceAll('\u00A0', ' ')

const CASES: [z.ZodType, unknown, string][] = [
  [z.string(), undefined, 'Обязательное поле'],
  [z.object({ a: z.int() }), {}, 'Обязательное поле'],
  [z.enum(['a', 'b']), undefined, 'Обязательное поле'],
  [z.union([z.string(), z.number()]), null, 'Обязательное поле'],
  [z.string().min(1), '', 'Обязательное поле'],
  [z.string(), 1, 'Введите текст'],
  [z.number(), 'x', 'Введите число'],
  [z.coerce.number(), 'x', 'Введите число'],
  [z.int(), 1.5, 'Введите целое число'],
  [z.boolean(), 'да', 'Ответьте «да» или «нет»'],
  [z.array(z.string()), {}, 'Нужен список значений'],
  [z.object({}), [], 'Нужен набор полей'],
  [z.string().max(40), 'я'.repeat(41), 'Не длиннее 40 знаков'],
  [z.string().max(21), 'я'.repeat(22), 'Не длиннее 21 знака'],
  [z.string().min(5), 'я', 'Не короче 5 знаков'],
  [z.number().max(1_000_000), 1_000_001, 'Не больше 1 000 000'],
  [z.number().lt(10), 10, 'Меньше 10'],
  [z.number().min(1), 0, 'Не меньше 1'],
  [z.number().gt(0), 0, 'Больше 0'],
  [z.array(z.int()).max(20), Array(21).fill(1), 'Не больше 20 значений'],
  [z.array(z.int()).min(1), [], 'Выберите хотя бы одно значение'],
  [z.date().min(new Date(2026, 1, 1)), new Date(2026, 0, 1), 'Не раньше 01.02.2026'],
  [z.date().max(new Date(2026, 1, 1)), new Date(2026, 2, 1), 'Не позже 01.02.2026'],
  [z.enum(['a', 'b']), 'c', 'Выберите из списка'],
  [z.literal([0, 1]), 2, 'Выберите из списка'],
  [z.discriminatedUnion('t', [z.object({ t: z.literal('a') })]), { t: 'b' }, 'Выберите из списка'],
  [z.union([z.string(), z.number()]), true, 'Неверное значение'],
  [z.uuid(), 'x', 'Неверный номер'],
  [z.email(), 'x', 'Введите адрес электронной почты'],
  [z.iso.datetime(), 'x', 'Введите дату и время'],
  [z.number().multipleOf(5), 3, 'Нужно число, которое делится на 5'],
  [z.strictObject({}), { a: 1 }, 'Лишние поля'],
  [z.record(z.string().max(1), z.int()), { aa: 1 }, 'Неверное название поля'],
  [z.string().refine(() => false), 'x', 'Неверное значение'],
]

it.each(CASES.map(([schema, value, message], row) => ({ schema, value, message, row })))(
  'domain §1 readable Russian, $row: $message',
  ({ schema, value, message }) => expect(said(schema, value)).toBe(message),
)

it('a schema’s own sentence stays', () => {
  expect(said(z.string('Укажите цвет'), undefined)).toBe('Укажите цвет')
})
