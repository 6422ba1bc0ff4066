import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { ApiClient } from '@trassa/api-client/client'
import { AppError } from '@trassa/contracts/app-error'
import type { Ad } from '@trassa/contracts/entities/ad'
import {
  createPanelPictures,
  openFileStorage,
  storeDrawnMaster,
} from '@trassa/gateway/modules/media/public'
import { createFastify } from '@trassa/gateway/platform/http/create-server'
import sharp from 'sharp'
import { expect, it, onTestFinished, vi } from 'vitest'
import { adPicturePath } from '../../app/shared/ad-view/ad-picture-path.ts'
import { adPicture } from './ad-picture.ts'
import { sharePictures } from './share-pictures.routes.ts'

const AD = {
  id: '7',
  slug: 'lada-granta-7',
  adType: 'auto',
  title: 'Lada Granta I, 2018',
  summary: '84 000 км · 1.6 MT · передний',
  price: 500_000,
  cityName: 'Казань',
  photos: [] as Ad['photos'],
} as Ad
const HOSTILE = [
  '<svg onload="x"/>',
  'Мазда & </svg> "3"',
  'W'.repeat(50),
  'Щ'.repeat(50),
  'מכונית للبيع',
  '🚗🔥 BMW 🚗🔥',
  '\u202Eadal\u0000\uD800',
  '',
]

async function server(ad: () => Ad) {
  const dataDir = mkdtempSync(`${tmpdir()}/trassa-share-`)
  const storage = openFileStorage({ dataDir })
  const makePicture = vi.fn(createPanelPictures(storage))
  const app = createFastify({
    logLevel: 'silent',
    trustProxy: false,
    publicUrl: 'http://localhost:3000',
  })
  onTestFinished(() => app.close())
  const api = { ask: async () => ad() } as unknown as ApiClient
  await app.register(sharePictures, { apiFor: () => api, makePicture })
  return { app, storage, makePicture }
}

/** The colour in the middle of the place for the photograph. */
async function colourIn(jpeg: Buffer) {
  const { data } = await sharp(jpeg)
    .extract({ left: 300, top: 200, width: 4, height: 4 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data.subarray(0, 3)]
}

it('issue 9 preview picture: the photograph with the panel, 1200 × 630, made once and kept for ever', async () => {
  const id = randomUUID()
  const ad = { ...AD, photos: [{ id, width: 1600, height: 1200, color: '#c02030' }] }
  const { app, storage, makePicture } = await server(() => ad)
  const red =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="#c02030"/></svg>'
  await storeDrawnMaster(storage, id, red)
  const answers = await Promise.all([1, 2, 3].map(() => app.inject(adPicturePath(ad))))
  expect(makePicture).toHaveBeenCalledOnce()
  const [{ statusCode, headers, rawPayload }] = answers as [(typeof answers)[0]]
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(await sharp(rawPayload).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  })
  expect(rawPayload.length).toBeLessThan(300_000)
  const [r = 0, g = 0, b = 0] = await colourIn(rawPayload)
  expect([r > 170, g < 60, b < 80]).toEqual([true, true, true])
})

it('issue 9 preview picture: an ad without photographs, or whose file is lost, has a picture all the same', async () => {
  const lost = { id: randomUUID(), width: 1600, height: 1200, color: '#c02030' }
  for (const photos of [[], [lost]]) {
    const { app } = await server(() => ({ ...AD, photos }))
    const answer = await app.inject(adPicturePath({ ...AD, photos }))
    expect(answer.statusCode).toBe(200)
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
  }
})

it('issue 9 preview picture: another version leads to the present one; a changed ad has another address', async () => {
  const { app, makePicture } = await server(() => AD)
  const answer = await app.inject('/share/lada-granta-7/00000000.jpg')
  expect([answer.statusCode, answer.headers.location]).toEqual([302, adPicturePath(AD)])
  expect(makePicture).not.toHaveBeenCalled()
  expect(adPicturePath({ ...AD, price: 490_000 })).not.toBe(adPicturePath(AD))
})

it('issue 9 preview picture: a gone ad has none', async () => {
  const { app } = await server(() => {
    throw new AppError('ad.gone')
  })
  expect((await app.inject(adPicturePath(AD))).statusCode).toBe(404)
})

it('issue 9 preview picture: one network has a limited number of pictures made in a minute', async () => {
  let price = 1
  const { app, makePicture } = await server(() => ({ ...AD, price }))
  makePicture.mockResolvedValue(Buffer.from('jpeg'))
  for (; price <= 60; price += 1) await app.inject(adPicturePath({ ...AD, price }))
  expect((await app.inject(adPicturePath({ ...AD, price }))).statusCode).toBe(429)
  // One that is there costs nothing.
  price = 60
  expect((await app.inject(adPicturePath({ ...AD, price }))).statusCode).toBe(200)
})

it.each(HOSTILE)(
  'issue 9 preview picture: %j is drawn, and no text of an ad becomes markup',
  async (title) => {
    const svg = adPicture({ ...AD, title, summary: title, cityName: title }, false)
    expect(svg).toMatch(/^<svg [^>]*>(<(path|g|rect) [^<>]*>|<\/g>)*<\/svg>$/)
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 1200, height: 630 })
  },
)
