import { expect, it } from 'vitest'
import { findQuestions } from './find-questions.ts'
import { QUESTIONS } from './questions.ts'

const titles = (text: string) => findQuestions(text).map(({ question }) => question)

it('§2 help: questions are found by the beginnings of words, in any case', () => {
  expect(titles('')).toHaveLength(QUESTIONS.length)
  expect(titles('КОД не приходит')).toContain('Код не приходит')
  expect(titles('перевозка')).toContain('Как заказать перевозку')
  expect(titles('вертолёт')).toEqual([])
})
