import { randomUUID } from 'node:crypto'
import { turnPhoto } from '@trassa/contracts/calls/files'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { openFileStorage } from '../storage/open-file-storage.ts'
import { renditionKey } from '../storage/photo-keys.ts'
import { drawPicture } from '../testing/pictures.ts'
import { uploadPhoto } from '../testing/upload.ts'

const gateway = await createTestGateway()
const seller = await gateway.createUser()
const storage = openFileStorage(gateway.config)

const turn = (id: string, quarters: number) =>
  gateway.get(turnPhoto, { as: seller, params: { id }, body: { quarters } })

/** Red and blue at a place of the picture, by shares of its width and height. */
async function coloursAt(id: string, x: number, y: number): Promise<{ red: number; blue: number }> {
  const file = await storage.read(renditionKey(id, { width: 240, format: 'webp' }))
  if (!file) throw new Error(`No rendition of ${id}`)
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return { red: data[at] ?? 0, blue: data[at + 2] ?? 0 }
}

it('§12 photographs: a copy is turned clockwise, with all its sizes', async () => {
  // The left half is red, the right one blue.
  const photo = await uploadPhoto(
    gateway,
    seller,
    new Uint8Array(await drawPicture(1600, 1200).jpeg().toBuffer()),
  )
  const left = await coloursAt(photo.id, 0.1, 0.5)
  expect(left.red).toBeGreaterThan(left.blue)

  const quarter = await turn(photo.id, 1)
  expect(quarter).toMatchObject({ width: 1200, height: 1600 })
  expect(quarter.id).not.toBe(photo.id)
  const top = await coloursAt(quarter.id, 0.5, 0.1)
  expect(top.red).toBeGreaterThan(top.blue)

  const half = await turn(photo.id, 2)
  expect(half).toMatchObject({ width: 1600, height: 1200 })
  const right = await coloursAt(half.id, 0.9, 0.5)
  expect(right.red).toBeGreaterThan(right.blue)
})

it('a picture of the smallest size can stand on its side', async () => {
  const bytes = new Uint8Array(await drawPicture(800, 600).jpeg().toBuffer())
  const { id } = await uploadPhoto(gateway, seller, bytes)
  expect(await turn(id, 3)).toMatchObject({ width: 600, height: 800 })
})

it('what there is not cannot be turned', async () => {
  await expect(turn(randomUUID(), 1)).rejects.toThrow('photo.not_found')
})
