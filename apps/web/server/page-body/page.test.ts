import { brotliDecompressSync } from 'node:zlib'
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

it('docs/decisions/175: a page that is kept is encoded smaller than one that is sent once', async () => {
  const words = Array.from({ length: 4000 }, (_, n) => `<li>${(n * 7919) % 1000} Лада</li>`)
  const body = Buffer.from(words.join(''))
  const [once, kept] = [0, 1].map(() => createPage({ status: 200, headers: {}, body }))
  kept?.keep()
  const sent = await Promise.all([once?.encoded('br'), kept?.encoded('br')])
  const [large = 0, small = 0] = sent.map((encoded) => encoded?.body.length)
  expect(small).toBeLessThan(large)
  expect(brotliDecompressSync(sent[0]?.body ?? '')).toEqual(body)
})
