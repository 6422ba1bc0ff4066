import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { ENCODE, encodingFor } from './encodings.ts'

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP;Q=0.5, BR;q=0', 'gzip'],
  ['gzip;q=1.0, br;q=0.9', 'gzip'],
  ['br;q=0.5, gzip;q=0.5', 'br'],
  ['deflate', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['identity;q=0.9, gzip;q=0.1', 'identity'],
  ['br;q=nonsense, gzip;q=2', 'identity'],
  ['identity;q=0', 'identity'],
  ['br;q=0.001', 'br'],
] as const)('RFC 9110 §12.5.3: %s gives %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

it('each encoding gives the body back', async () => {
  const body = Buffer.from('<p>Трасса</p>'.repeat(100))
  expect(brotliDecompressSync(await ENCODE.br(body, 'often'))).toEqual(body)
  expect(gunzipSync(await ENCODE.gzip(body, 'often'))).toEqual(body)
  expect(await ENCODE.identity(body, 'often')).toBe(body)
})

it('an encoded body has memory of its own: it may be kept', async () => {
  const body = Buffer.from('<p>Трасса</p>'.repeat(100))
  for (const encoding of ['br', 'gzip'] as const) {
    const encoded = await ENCODE[encoding](body, 'often')
    expect(encoded.buffer.byteLength).toBe(encoded.length)
  }
})
