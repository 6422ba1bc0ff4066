import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { uploadFile } from '@trassa/contracts/calls/files'
import { afterEach, expect, it, vi } from 'vitest'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { drawPicture } from '../testing/pictures.ts'
import { formOf, incomingNames } from '../testing/upload.ts'
import { UPLOADS_AT_ONCE } from './upload-slots.ts'

const gateway = await createTestGateway()
const origin = await gateway.app.listen({ port: 0, host: '127.0.0.1' })
const path = `${gateway.config.gatewayBase}${uploadFile.path}`
const picture = new Uint8Array(await drawPicture().jpeg().toBuffer())

const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await underWay(0)
})

const underWay = (count: number) =>
  vi.waitFor(async () => expect(await incomingNames(gateway)).toHaveLength(count), 15_000)

/** An upload that has begun and sends nothing more. */
async function beginUpload({ cookie }: TestUser): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => undefined)
  sockets.push(socket)
  await once(socket, 'connect')
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Cookie: ${cookie}`,
    'Content-Type: multipart/form-data; boundary=edge',
    'Content-Length: 5000000',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write('--edge\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n12')
  return socket
}

async function upload({ cookie }: TestUser) {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { cookie },
    body: formOf(picture),
  })
  const { code } = (await response.json()) as { code?: string }
  return [response.status, code, response.headers.get('retry-after')]
}

const TAKEN = [200, undefined, null]
const REFUSED = [429, 'request.too_many', '2']

it('a user has six uploads under way; the next is refused until one of them ends', async () => {
  const [seller, other] = [await gateway.createUser(), await gateway.createUser()]
  const [first] = await Promise.all(
    Array.from({ length: UPLOADS_AT_ONCE.user }, () => beginUpload(seller)),
  )
  await underWay(UPLOADS_AT_ONCE.user)
  expect(await upload(seller)).toEqual(REFUSED)
  expect(await upload(other)).toEqual(TAKEN)

  first?.destroy()
  await underWay(UPLOADS_AT_ONCE.user - 1)
  expect(await upload(seller)).toEqual(TAKEN)
})

it('an address has twenty uploads under way, of whatever users', async () => {
  const sellers = await Promise.all([1, 2, 3, 4].map(() => gateway.createUser()))
  for (let count = 0; count < UPLOADS_AT_ONCE.network; count++) {
    await beginUpload(sellers[count % sellers.length] as TestUser)
  }
  await underWay(UPLOADS_AT_ONCE.network)
  expect(await upload(await gateway.createUser())).toEqual(REFUSED)
})

it('a refused upload is refused before its body is read', async () => {
  const seller = await gateway.createUser()
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE.user }, () => beginUpload(seller)))
  await underWay(UPLOADS_AT_ONCE.user)
  const socket = await beginUpload(seller)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 429/)
  expect(await incomingNames(gateway)).toHaveLength(UPLOADS_AT_ONCE.user)
})
