import { COLORS } from '@trassa/catalog/ad-types/fields/vehicle-enumerations'
import { BODY_TYPES } from '@trassa/catalog/ad-types/vehicles/car-enumerations'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../random.ts'
import type { View } from '../engine/viewpoint.ts'
import { SCENE_NAMES } from '../scenes/scenes.ts'
import { drawCar, russianPlate } from './draw-car.ts'

const OUTSIDE: readonly View[] = ['quarter', 'side', 'front', 'rear']
const YEARS = [1985, 2003, 2021]
const MAX_BYTES = 20 * 1024

const hue = (r: number, g: number, b: number) => {
  const [max, spread] = [Math.max(r, g, b), Math.max(r, g, b) - Math.min(r, g, b)]
  if (spread === 0) return 0
  const sector =
    max === r ? ((g - b) / spread + 6) % 6 : max === g ? (b - r) / spread + 2 : (r - g) / spread + 4
  return sector * 60
}

const pixelsOf = async (svg: string) => {
  const { data } = await sharp(Buffer.from(svg))
    .resize(120, 90)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Array.from(
    { length: data.length / 3 },
    (_, i) => [data[i * 3] ?? 0, data[i * 3 + 1] ?? 0, data[i * 3 + 2] ?? 0] as const,
  )
}

const rgbOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

describe('pictures of vehicles', () => {
  it('are the same for the same seed and differ between seeds', () => {
    const spec = { bodyType: 1, color: '#c8232c', view: 'quarter', scene: 'yard' } as const
    expect(drawCar({ ...spec, seed: 7 })).toBe(drawCar({ ...spec, seed: 7 }))
    expect(drawCar({ ...spec, seed: 7 })).not.toBe(drawCar({ ...spec, seed: 8 }))
  })

  it('stay under 20 KB and hold only finite numbers for every body, view, scene and time', () => {
    for (const { id } of BODY_TYPES)
      for (const view of [...OUTSIDE, 'interior'] as const)
        for (const scene of SCENE_NAMES)
          for (const year of YEARS) {
            const svg = drawCar({
              bodyType: id,
              color: '#1f4aa8',
              view,
              scene,
              year,
              seed: `${id}${view}${scene}`,
              markName: 'Mark & Co',
            })
            expect(Buffer.byteLength(svg), `${id} ${view} ${scene} ${year}`).toBeLessThan(MAX_BYTES)
            expect(svg).not.toMatch(/NaN|Infinity|undefined/)
          }
  })

  it.each(BODY_TYPES)('show $name in its colour from every side', async ({ id }) => {
    const saturated = COLORS.filter((_, i) => [5, 7, 9, 14, 15].includes(i + 1))
    const color = saturated[id % saturated.length]?.hex ?? '#c8232c'
    const [r = 0, g = 0, b = 0] = rgbOf(color)
    for (const view of OUTSIDE) {
      const pixels = await pixelsOf(
        drawCar({
          bodyType: id,
          color,
          view,
          scene: 'showroom',
          seed: 3,
          year: 2020,
          season: 'winter',
        }),
      )
      const wanted = hue(r, g, b)
      const car = pixels
        .slice(pixels.length * 0.4)
        .filter(([pr, pg, pb]) => Math.max(pr, pg, pb) - Math.min(pr, pg, pb) > 60)
      const same = car.filter(
        ([pr, pg, pb]) => Math.abs(((hue(pr, pg, pb) - wanted + 540) % 360) - 180) < 22,
      )
      expect(car.length, view).toBeGreaterThan(300)
      expect(same.length / car.length, view).toBeGreaterThan(0.5)
    }
  })

  it.each(COLORS)('have the paint of $name on the side', async ({ hex }) => {
    const pixels = await pixelsOf(
      drawCar({ bodyType: 6, color: hex, view: 'side', scene: 'street', seed: 4 }),
    )
    const [r = 0, g = 0, b = 0] = rgbOf(hex)
    const near = pixels.filter(([pr, pg, pb]) => Math.hypot(pr - r, pg - g, pb - b) < 40)
    expect(near.length).toBeGreaterThan(500)
  })
})

describe('number plates', () => {
  it('have only letters that Latin shares, a number that is not 000 and a region', () => {
    const random = createRandom(1)
    for (let i = 0; i < 200; i++)
      expect(russianPlate(random)).toMatch(/^[АВЕКМНОРСТУХ](?!000)\d{3}[АВЕКМНОРСТУХ]{2}\d{2,3}$/)
  })
})
