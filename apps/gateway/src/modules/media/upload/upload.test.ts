import { readFile } from 'node:fs/promises'
import { PHOTO_LIMITS, PHOTO_WIDTHS } from '@trassa/contracts/photo-files'
import { eq } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { photos } from '../photos.table.ts'
import { openFileStorage } from '../storage/open-file-storage.ts'
import { keysOf, RENDITIONS, renditionKey } from '../storage/photo-keys.ts'
import { drawPicture, noise, withSecrets } from '../testing/pictures.ts'
import {
  codeOf,
  formOf,
  incomingNames,
  keptNames,
  sendForm,
  uploadPhoto,
} from '../testing/upload.ts'

const gateway = await createTestGateway()
const seller = await gateway.createUser()
const storage = openFileStorage(gateway.config)
const heic = () => readFile(new URL('../fixtures/phone.heic', import.meta.url))

async function keptFile(key: string): Promise<Buffer> {
  const file = await storage.read(key)
  if (!file) throw new Error(`No file ${key}`)
  return file
}

const plain = async (picture: Sharp) => new Uint8Array(await picture.toBuffer())

describe('a photograph that is taken in', () => {
  it('has eight renditions of the right sizes and types, and a row', async () => {
    const bytes = await plain(drawPicture(2400, 1800).jpeg())
    const photo = await uploadPhoto(gateway, seller, bytes)
    expect(photo).toMatchObject({ width: 1920, height: 1440 })
    expect(photo.color).toMatch(/^#(d02010|1030c0|[cd][0-9a-f]{5}|[01][0-9a-f]{5})$/)
    for (const rendition of RENDITIONS) {
      const kept = await sharp(await keptFile(renditionKey(photo.id, rendition))).metadata()
      expect(kept).toMatchObject({
        width: rendition.width,
        height: rendition.width * 0.75,
        format: rendition.format === 'avif' ? 'heif' : 'webp',
      })
      if (rendition.format === 'avif') expect(kept.compression).toBe('av1')
    }
    const [row] = await gateway.db.select().from(photos).where(eq(photos.id, photo.id))
    expect(row).toMatchObject({ ...photo, userId: seller.id, adId: null, position: null })
    expect(typeof row?.phash).toBe('bigint')
  })

  it('is never enlarged', async () => {
    const photo = await uploadPhoto(gateway, seller, await plain(drawPicture(1000, 750).png()))
    expect(photo).toMatchObject({ width: 1000, height: 750 })
    const widths = await Promise.all(
      PHOTO_WIDTHS.map(async (width) => {
        const key = renditionKey(photo.id, { width, format: 'webp' })
        return (await sharp(await keptFile(key)).metadata()).width
      }),
    )
    expect(widths).toEqual([240, 480, 960, 1000])
  })

  it('domain §4: keeps nothing of its metadata, GPS least of all', async () => {
    const bytes = await plain(withSecrets(drawPicture()).jpeg())
    expect(Buffer.from(bytes).includes('TrassaCamera')).toBe(true)
    for (const secret of [bytes, new Uint8Array(await heic())]) {
      const photo = await uploadPhoto(gateway, seller, secret)
      for (const key of keysOf(photo.id)) {
        const kept = await keptFile(key)
        const metadata = await sharp(kept).metadata()
        expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([
          undefined,
          undefined,
          undefined,
        ])
        for (const trace of ['TrassaCamera', 'Secret place', 'secret place', 'Exif', 'GPS']) {
          expect(kept.includes(trace)).toBe(false)
        }
      }
    }
  })

  it('stands upright whatever its EXIF orientation says', async () => {
    // Orientation 6: the camera was turned, the left of the file is the top of the picture.
    const turned = await plain(drawPicture(1200, 1600).withMetadata({ orientation: 6 }).jpeg())
    const photo = await uploadPhoto(gateway, seller, turned)
    expect(photo).toMatchObject({ width: 1600, height: 1200 })
    const key = renditionKey(photo.id, { width: 240, format: 'webp' })
    const { data, info } = await sharp(await keptFile(key))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0
    expect(redAt(120, 20)).toBeGreaterThan(150)
    expect(redAt(120, info.height - 20)).toBeLessThan(80)
  })

  it.each(['jpeg', 'png', 'webp'] as const)('may be %s, whatever it is called', async (format) => {
    const bytes = await plain(drawPicture().toFormat(format))
    expect(await codeOf(gateway, seller, bytes, 'report.pdf')).toEqual({ status: 200 })
  })

  it('may be HEIC, as telephones make them', async () => {
    const photo = await uploadPhoto(gateway, seller, new Uint8Array(await heic()))
    expect(photo).toMatchObject({ width: 840, height: 640 })
    const small = await keptFile(renditionKey(photo.id, { width: 240, format: 'webp' }))
    const car = await sharp(small)
      .extract({ left: 100, top: 85, width: 1, height: 1 })
      .raw()
      .toBuffer()
    const [red = 0, , blue = 0] = car
    expect(red).toBeGreaterThan(blue + 80)
  })

  it('gets a hash that stays nearly the same for the same picture at another size', async () => {
    const texture = await noise(12, 9).resize(1600, 1200).png().toBuffer()
    const hashes: bigint[] = []
    for (const width of [1600, 900]) {
      const bytes = await plain(sharp(texture).resize(width).jpeg({ quality: 70 }))
      const { id } = await uploadPhoto(gateway, seller, bytes)
      const [row] = await gateway.db.select().from(photos).where(eq(photos.id, id))
      hashes.push(BigInt.asUintN(64, row?.phash ?? 0n))
    }
    const [one = 0n, other = 0n] = hashes
    expect((one ^ other).toString(2).replaceAll('0', '').length).toBeLessThan(6)
    expect(one).not.toBe(0n)
  })
})

describe('a file that is refused leaves nothing behind', () => {
  const html = new TextEncoder().encode('<!doctype html><script>alert(1)</script>')
  const svg = new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><rect width="9" height="9"/></svg>',
  )
  const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')
  const zip = new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 0, 0, ...new Array(40).fill(0)])
  const refusals: [string, () => Promise<Uint8Array<ArrayBuffer>>, number, string][] = [
    ['HTML called .jpg', async () => html, 415, 'photo.not_image'],
    ['an SVG called .jpg', async () => svg, 415, 'photo.not_image'],
    ['a PDF called .jpg', async () => pdf, 415, 'photo.not_image'],
    ['a zip called .jpg', async () => zip, 415, 'photo.not_image'],
    ['an empty file', async () => new Uint8Array(), 415, 'photo.not_image'],
    ['a GIF', () => plain(drawPicture(900, 700).gif()), 415, 'photo.not_image'],
    [
      'a JPEG cut in the middle',
      async () => (await plain(noise(900, 700).jpeg())).slice(0, 200_000),
      415,
      'photo.not_image',
    ],
    [
      'a PNG with a spoilt middle',
      async () => (await plain(noise(900, 700).png())).fill(7, 300_000, 400_000),
      415,
      'photo.not_image',
    ],
    [
      'a HEIC cut in the middle',
      async () => new Uint8Array((await heic()).subarray(0, 1500)),
      415,
      'photo.not_image',
    ],
    [
      'a small file that claims a huge picture',
      () =>
        plain(
          sharp({
            create: { width: 12_000, height: 9_000, channels: 3, background: '#fff' },
            limitInputPixels: false,
          }).png(),
        ),
      415,
      'photo.not_image',
    ],
    ['799 points wide', () => plain(drawPicture(799, 700).jpeg()), 422, 'photo.too_small'],
    ['599 points high', () => plain(drawPicture(900, 599).jpeg()), 422, 'photo.too_small'],
    [
      'wide enough only before it is turned upright',
      () => plain(drawPicture(800, 600).withMetadata({ orientation: 6 }).jpeg()),
      422,
      'photo.too_small',
    ],
    [
      'a byte more than 10 MB',
      async () => {
        const bytes = new Uint8Array(PHOTO_LIMITS.bytes + 1)
        bytes.set(await plain(drawPicture().jpeg()))
        return bytes
      },
      413,
      'photo.too_large',
    ],
  ]

  it.each(refusals)('domain §4: %s', async (_, make, status, code) => {
    const before = await keptNames(gateway)
    expect(await codeOf(gateway, seller, await make())).toEqual({ status, code })
    expect(await incomingNames(gateway)).toEqual([])
    expect(await keptNames(gateway)).toEqual(before)
  })

  it('10 MB exactly are not too much', async () => {
    const bytes = new Uint8Array(PHOTO_LIMITS.bytes)
    bytes.set(await plain(drawPicture().jpeg()))
    expect(await codeOf(gateway, seller, bytes)).toEqual({ status: 200 })
  })

  it('a form without the file says so at the field', async () => {
    const { status, body } = await sendForm(gateway, seller, formOf(html, 'a.jpg', 'picture'))
    expect(status).toBe(422)
    expect(body.detail).toMatchObject([{ loc: ['body', 'file'] }])
    const empty = new FormData()
    empty.append('note', 'no file')
    expect((await sendForm(gateway, seller, empty)).status).toBe(422)
  })

  it('a request without a session', async () => {
    const { status, body } = await sendForm(gateway, undefined, formOf(html))
    expect([status, body.code]).toEqual([401, 'session.missing'])
  })
})

it('twenty at once, of several people, are all taken in', async () => {
  // As small as allowed: what matters is that they come at once.
  const { minWidth, minHeight } = PHOTO_LIMITS
  const bytes = await plain(drawPicture(minWidth, minHeight).jpeg())
  const sellers = [seller, ...(await Promise.all([1, 2, 3].map(() => gateway.createUser())))]
  const taken = await Promise.all(
    Array.from({ length: 5 }, () => sellers.map((one) => uploadPhoto(gateway, one, bytes))).flat(),
  )
  expect(new Set(taken.map((photo) => photo.id)).size).toBe(20)
  expect(await incomingNames(gateway)).toEqual([])
}, 60_000)
