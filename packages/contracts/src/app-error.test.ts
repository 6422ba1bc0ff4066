import { expect, it, onTestFinished } from 'vitest'
import { AppError } from './app-error.ts'
import { ERROR_TEXTS } from './errors.ts'

const CODE = 'auth.code_wrong'
const issues = [{ loc: ['body', 'next', 'code'], msg: 'Неверный код.', type: CODE }]

it('§8 an error about fields says its own sentence', () => {
  expect(new AppError(CODE, { detail: issues, issues }).message).toBe(ERROR_TEXTS[CODE])
})

it('§8 where the site has no sentence of its own, the one of the answer is said', () => {
  const texts: Record<string, string> = ERROR_TEXTS
  const before = ERROR_TEXTS[CODE]
  onTestFinished(() => {
    texts[CODE] = before
  })
  texts[CODE] = ''
  expect(new AppError(CODE, { detail: 'Код не тот.' }).message).toBe('Код не тот.')
  expect(new AppError(CODE, { detail: issues, issues }).message).toBe('Неверный код.')
  expect(new AppError(CODE).message).toBe('')
})
