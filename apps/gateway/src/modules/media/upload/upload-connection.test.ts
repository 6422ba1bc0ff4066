import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { uploadFile } from '@trassa/contracts/calls/files'
import { PHOTO_LIMITS } from '@trassa/contracts/photo-files'
import { afterEach, expect, it, vi } from 'vitest'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { photos } from '../photos.table.ts'
import { drawPicture } from '../testing/pictures.ts'
import { formOf, incomingNames, keptNames } from '../testing/upload.ts'

const gateway = await createTestGateway()
const seller = await gateway.createUser()
const origin = await gateway.app.listen({ port: 0, host: '127.0.0.1' })
const path = `${gateway.config.gatewayBase}${uploadFile.path}`

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

/** A connection as raw as they come: what it writes and when is the test's to say. */
async function dial() {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  sockets.push(socket)
  await once(socket, 'connect')
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk.toString()
  })
  socket.on('error', () => undefined)
  return { socket, heard: () => heard }
}

async function requestOf(bytes: Uint8Array<ArrayBuffer>) {
  const form = new Response(formOf(bytes))
  const body = Buffer.from(await form.arrayBuffer())
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Cookie: ${seller.cookie}`,
    `Content-Type: ${form.headers.get('content-type')}`,
    `Content-Length: ${body.length}`,
  ]
  return { head: `${head.join('\r\n')}\r\n\r\n`, body }
}

const twentyMegabytes = async () => {
  const bytes = new Uint8Array(20 * 1024 * 1024)
  bytes.set(await drawPicture().jpeg().toBuffer())
  return bytes
}

it('domain §4: a 20 MB file is refused while the client still sends, and the connection lives on', async () => {
  const { head, body } = await requestOf(await twentyMegabytes())
  const { socket, heard } = await dial()
  socket.write(head)
  const sent = PHOTO_LIMITS.bytes + 1024 * 1024
  socket.write(body.subarray(0, sent))
  await vi.waitFor(() => expect(heard()).toContain('photo.too_large'), { timeout: 5000 })
  expect(heard()).toMatch(/^HTTP\/1\.1 413/)
  socket.write(body.subarray(sent))

  const small = await requestOf(new Uint8Array(await drawPicture().jpeg().toBuffer()))
  socket.write(small.head)
  socket.write(small.body)
  await vi.waitFor(() => expect(heard()).toContain('HTTP/1.1 200'), { timeout: 10_000 })
  expect(await incomingNames(gateway)).toEqual([])
})

it('an ordinary client that sends 20 MB first and listens then gets the answer too', async () => {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { cookie: seller.cookie },
    body: formOf(await twentyMegabytes()),
  })
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({ code: 'photo.too_large' })
})

it('a refused client that never stops sending is cut off', async () => {
  const { socket } = await dial()
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Cookie: ${seller.cookie}`,
    'Content-Type: multipart/form-data; boundary=edge',
    'Content-Length: 10000000000',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write('--edge\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n')
  const chunk = Buffer.alloc(1024 * 1024)
  let sent = 0
  while (!socket.destroyed && sent < 300) {
    sent += 1
    await new Promise((resolve) => socket.write(chunk, resolve))
  }
  expect(sent).toBeLessThan(300)
  expect(await incomingNames(gateway)).toEqual([])
})

it('an upload that breaks off in the middle leaves no file and no row', async () => {
  const rows = await gateway.db.$count(photos)
  const kept = await keptNames(gateway)
  const { head, body } = await requestOf(await twentyMegabytes())
  const { socket } = await dial()
  socket.write(head)
  socket.write(body.subarray(0, 3_000_000))
  await vi.waitFor(async () => expect(await incomingNames(gateway)).toHaveLength(1), 15_000)
  socket.destroy()
  await vi.waitFor(async () => expect(await incomingNames(gateway)).toEqual([]), 15_000)
  await pause(50)
  expect(await keptNames(gateway)).toEqual(kept)
  expect(await gateway.db.$count(photos)).toBe(rows)
})

it('a body that ends before its form does is called interrupted', async () => {
  const { head, body } = await requestOf(new Uint8Array(await drawPicture().jpeg().toBuffer()))
  const cut = body.subarray(0, body.length - 2000)
  const { socket, heard } = await dial()
  socket.write(head.replace(`Content-Length: ${body.length}`, `Content-Length: ${cut.length}`))
  socket.write(cut)
  await vi.waitFor(() => expect(heard()).toContain('photo.interrupted'), { timeout: 5000 })
  expect(heard()).toMatch(/^HTTP\/1\.1 400/)
  expect(await incomingNames(gateway)).toEqual([])
})
