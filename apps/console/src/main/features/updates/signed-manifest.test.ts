import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newSigningKey, signatureOf } from '../../../../../../scripts/lib/update-signature.ts'
import { readSignedManifest, UnsignedUpdateError } from './signed-manifest.ts'

const MANIFEST =
  'version: 0.2.0\nfiles:\n  - url: trassa-console-0.2.0-x86_64.AppImage\n    sha512: x\n'
const { privateKey, publicKey } = newSigningKey()

let files: Record<string, string>
let address: string
let close: () => void
beforeEach(async () => {
  files = {
    '/feed/latest-linux.yml': MANIFEST,
    '/feed/latest-linux.yml.sig': signatureOf(Buffer.from(MANIFEST), privateKey),
  }
  const server = createServer(({ url = '' }, response) => {
    if (url === '/moved/latest-linux.yml')
      response.writeHead(302, { location: '/feed/latest-linux.yml' })
    else if (!(url in files)) response.writeHead(404)
    response.end(files[url])
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  close = () => server.close()
})
afterEach(() => close())

const read = (folder = 'feed', key = publicKey) =>
  readSignedManifest({ address: `${address}/${folder}`, publicKey: key }, 'latest-linux.yml', fetch)

it('reads what the makers of the program have signed', async () => {
  expect(await read()).toBe(MANIFEST)
})

it('a file that was changed after it was signed is refused', async () => {
  files['/feed/latest-linux.yml'] = MANIFEST.replace('sha512: x', 'sha512: y')
  await expect(read()).rejects.toBeInstanceOf(UnsignedUpdateError)
})

it('a signature of another key, of another file, or of no sense is refused', async () => {
  await expect(read('feed', newSigningKey().publicKey)).rejects.toBeInstanceOf(UnsignedUpdateError)
  const other = Buffer.from('version: 9.9.9\n')
  for (const signature of [signatureOf(other, privateKey), '', 'nonsense']) {
    files['/feed/latest-linux.yml.sig'] = signature
    await expect(read()).rejects.toBeInstanceOf(UnsignedUpdateError)
  }
})

it('a feed without a signature, a redirect and a server that is away are failures', async () => {
  await expect(read('moved')).rejects.toThrow()
  delete files['/feed/latest-linux.yml.sig']
  await expect(read()).rejects.toThrow('404')
  await expect(read('nothing')).rejects.toThrow('404')
  close()
  await expect(read()).rejects.toThrow()
})

it('a file without end is not read', async () => {
  files['/feed/latest-linux.yml'] = 'x'.repeat(100_000)
  await expect(read()).rejects.toThrow('too large')
})
