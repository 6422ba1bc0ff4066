import { deleteAvatar, uploadAvatar } from '@trassa/contracts/calls/account'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { openFileStorage } from '../storage/open-file-storage.ts'
import { parseRenditionName } from '../storage/photo-keys.ts'
import { drawPicture } from '../testing/pictures.ts'
import { formOf, keptNames, sendForm } from '../testing/upload.ts'

const gateway = await createTestGateway()
const storage = openFileStorage(gateway.config)
const picture = async () => new Uint8Array(await drawPicture(300, 200).jpeg().toBuffer())

it('§3 avatar: a small picture becomes a square below /images/, and replaces the one before', async () => {
  const user = await gateway.createUser()
  const send = async () =>
    (await sendForm(gateway, user, formOf(await picture()), uploadAvatar)).body.detail.avatar
  const first: string = await send()
  expect(parseRenditionName(first)).toBeTruthy()
  const file = await storage.read(first)
  const { width, height, format } = await sharp(file).metadata()
  expect({ width, height, format }).toEqual({ width: 480, height: 480, format: 'webp' })
  const second: string = await send()
  expect(await keptNames(gateway)).toEqual([second])
  expect(await gateway.get(deleteAvatar, { as: user })).toMatchObject({ avatar: null })
  expect(await keptNames(gateway)).toEqual([])
})

it('§3 avatar: what is no picture is refused and leaves nothing', async () => {
  const user = await gateway.createUser()
  const text = new TextEncoder().encode('not a picture')
  expect(await sendForm(gateway, user, formOf(text), uploadAvatar)).toMatchObject({
    status: 415,
    body: { code: 'photo.not_image' },
  })
  expect(await keptNames(gateway)).toEqual([])
})
