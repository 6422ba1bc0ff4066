import { expect, it, onTestFinished, vi } from 'vitest'
import { ENCODE } from './encodings.ts'
import { createPage } from './page.ts'

const BODY = Buffer.from('<p>page</p>'.repeat(200))

it('a body that could not be encoded is sent plain to all who wait, and encoded for the next', async () => {
  const encode = vi.spyOn(ENCODE, 'br')
  onTestFinished(() => encode.mockRestore())
  encode.mockRejectedValueOnce(new Error('no memory'))
  const page = createPage({ status: 200, headers: {}, body: BODY })
  const plain = { encoding: 'identity', body: BODY }
  expect(await Promise.all([page.encoded('br'), page.encoded('br')])).toEqual([plain, plain])
  expect((await page.encoded('br')).encoding).toBe('br')
  await page.encoded('br')
  expect(encode).toHaveBeenCalledTimes(2)
})
