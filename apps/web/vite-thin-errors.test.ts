import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { expect, it } from 'vitest'
import { thinErrors } from './vite-thin-errors.ts'

it('the browser of the site gets all codes, and no sentence that only the server says', () => {
  const { transform } = thinErrors()
  if (typeof transform !== 'object') throw new Error('no transform')
  const source = `export const ERROR_TEXTS = ${JSON.stringify(ERROR_TEXTS, null, 2)}`
  const handler = transform.handler as unknown as (code: string) => { code: string }
  const thin = JSON.parse(handler(source).code.replace('export const ERROR_TEXTS = ', '')) as object
  expect(Object.keys(thin)).toEqual(Object.keys(ERROR_TEXTS))
  expect(thin).toMatchObject({
    'ad.incomplete': ERROR_TEXTS['ad.incomplete'],
    'photo.too_small': ERROR_TEXTS['photo.too_small'],
    'ad.stale': '',
    'user.not_found': '',
    'moderation.claimed': '',
    'second_factor.code_wrong': '',
  })
})
