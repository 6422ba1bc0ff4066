import { expect, it } from 'vitest'
import { batchOf } from '../../testing/batch-samples.ts'
import { batchName, resultText, willDo } from './batch-words.ts'

const message = { action: { type: 'message', text: 'Проверьте пробег' } } as const

it('a city keeps its capital letters in the name of an undo', () => {
  const action = { type: 'city', cityId: '1', reason: 'Ошибка' } as const
  const undo = batchOf({ kind: 'undo', action, cityName: 'Нижний Новгород' })
  expect(batchName(undo)).toBe('Вернуть как было: город: Нижний Новгород')
})

it('a message is told in words of its own, to one owner as well', () => {
  const counts = { waiting: 3, changed: 0, refused: 0 }
  expect(willDo(batchOf({ ...message, owners: 1, counts }))).toBe(
    'Напишем 1\u00A0владельцу, всего 3\u00A0объявления',
  )
  expect(resultText({ ...message, counts: { waiting: 0, changed: 120, refused: 4 } })).toBe(
    'Написали по объявлениям: 120. Не написали: 4.',
  )
})
