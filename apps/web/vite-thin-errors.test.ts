import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { expect, it } from 'vitest'
import { thinErrors } from './vite-thin-errors.ts'

it('the browser of the site gets no sentence that only the server says, and knows codes by their form', () => {
  const { transform } = thinErrors()
  if (typeof transform !== 'object') throw new Error('no transform')
  const source = `ERROR_TEXTS = ${JSON.stringify({ ...ERROR_TEXTS, end: 0 }, null, 2)}
isErrorCode = (code) => Object.hasOwn(ERROR_TEXTS, code)`
  const handler = transform.handler as unknown as (code: string) => { code: string }
  const [texts = '', isCode = ''] = handler(source).code.split('\nisErrorCode = ')
  const thin = JSON.parse(texts.replace('ERROR_TEXTS = ', '')) as object
  expect(thin).toMatchObject({
    'ad.incomplete': ERROR_TEXTS['ad.incomplete'],
    'photo.too_small': ERROR_TEXTS['photo.too_small'],
  })
  for (const code of ['ad.stale', 'user.not_found', 'second_factor.code_wrong']) {
    expect(thin).not.toHaveProperty([code])
  }
  const isErrorCode = new Function(`return ${isCode}`)() as (code: string) => boolean
  expect(Object.keys(ERROR_TEXTS).filter((code) => !isErrorCode(code))).toEqual([])
  expect(['', 'stale', 'Ошибка.', 'a.b.c'].filter(isErrorCode)).toEqual([])
})
