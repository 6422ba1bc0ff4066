import { expect, it } from 'vitest'
import { excerptOf } from './excerpt.ts'

it('row of a list: the description without its markup, in one line', () => {
  expect(excerptOf('Продам #1\n\n**Один** хозяин\n- [сервис](https://a.example/b)\n1. торг')).toBe(
    'Продам #1 Один хозяин сервис торг',
  )
  expect(excerptOf('Минус 2-3 % за наличные, 3 - 4 дня')).toBe('Минус 2-3 % за наличные, 3 - 4 дня')
})

it('row of a list: a long description is cut between words', () => {
  const text = excerptOf('слово, '.repeat(60))
  expect(text).toMatch(/слово…$/)
  expect(text.length).toBeLessThanOrEqual(161)
  expect(excerptOf('ж'.repeat(400))).toHaveLength(161)
})
