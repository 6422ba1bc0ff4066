import { expect, it } from 'vitest'
import { batchOf } from '../../testing/batch-samples.ts'
import { batchName, resultText, willDo } from './batch-words.ts'

const message = { action: { type: 'message', text: 'Проверьте пробег' } } as const

it('a city keeps its capital letters in the name of an undo', () => {
  const action = { type: 'city', cityId: '1', reason: 'Ошибка' } as const
  const undo = batchOf({ kind: 'undo', action, cityName: 'Нижний Новгород' })
  expect(batchName(undo)).toBe('Вернуть как было: город: Нижний Новгород')
})

it('a state that is set past the usual ways has words of its own', () => {
  const counts = { waiting: 3, changed: 0, refused: 0 }
  const usual = { type: 'stat', stat: 1, reasons: [] } as const
  const approval = batchOf({ counts, action: { ...usual, reasons: [] } })
  expect(willDo(approval)).toBe('Одобрим 3\u00A0объявления')
  const action = { ...usual, reasons: [], comment: 'Решение суда' }
  expect(willDo(batchOf({ counts, action }))).toBe(
    'Поставим состояние «Активно»: 3\u00A0объявления',
  )
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
