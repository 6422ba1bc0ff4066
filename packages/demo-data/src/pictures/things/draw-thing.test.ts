import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../random.ts'
import { THING_SCENES, type ThingSceneName } from '../scenes/thing-scenes.ts'
import { drawThing, type ThingView } from './draw-thing.ts'
import type { ThingModel } from './thing.ts'
import { THINGS, type Thing } from './things.ts'

const VIEWS: readonly ThingView[] = ['quarter', 'side', 'rear', 'front', 'detail']
const MAX_BYTES = 96 * 1024
const ALL = Object.entries(THINGS) as [Thing, ThingModel][]
const VARIANTS = ALL.flatMap(([thing, { variants }]) =>
  variants.map((variant) => [thing, variant] as const),
)
/** Variants that show the ad's colour in every view. */
const PAINTED: readonly (readonly [Thing, string])[] = [
  ['truck', 'flatbed'],
  ['bus', 'city'],
  ['tractor', 'classic'],
  ['combine', 'grain'],
  ['motorcycle', 'sport'],
  ['snowmobile', 'utility'],
  ['jetSki', 'sport'],
  ['part', 'door'],
  ['accessory', 'helmet'],
]

/** Tags that are opened are closed, and what is referred to exists. */
const expectWellFormed = (svg: string, name: string) => {
  const open: string[] = []
  for (const [, close, tag = '', own] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)(?:"[^"]*"|[^">])*?(\/?)>/g,
  )) {
    if (close) expect(open.pop(), name).toBe(tag)
    else if (!own) open.push(tag)
  }
  expect(open, name).toEqual([])
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^")]+)/g))
    expect(ids.has(id), `${name} ${id}`).toBe(true)
}

const redPixels = async (svg: string) => {
  const { data } = await sharp(Buffer.from(svg))
    .resize(120, 90)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let count = 0
  for (let i = 0; i < data.length; i += 3) {
    const [r = 0, g = 0, b = 0] = data.subarray(i, i + 3)
    if (r > 110 && g < r * 0.35 && b < r * 0.75 && b > g) count++
  }
  return count
}

describe('pictures of things', () => {
  it.each(VARIANTS)(
    '%s %s is well-formed, of finite numbers and not too long from every side',
    (thing, variant) => {
      const scenes: readonly ThingSceneName[] = (THINGS[thing] as ThingModel).scenes(variant)
      for (const [i, view] of VIEWS.entries()) {
        const scene = scenes[i % scenes.length] ?? 'yard'
        const svg = drawThing({
          thing,
          variant,
          color: '#1f4aa8',
          view,
          scene,
          seed: `${variant}${i}`,
        })
        const name = `${thing} ${variant} ${view} ${scene}`
        expect(svg, name).not.toMatch(/NaN|Infinity|undefined/)
        expect(Buffer.byteLength(svg), name).toBeLessThan(MAX_BYTES)
        expectWellFormed(svg, name)
      }
    },
  )

  it.each(VARIANTS)('%s %s is something', (thing, variant) => {
    const model: ThingModel = THINGS[thing]
    const solids = model.build({ variant, paint: '#c81e64', random: createRandom(variant) })
    const sides = solids.reduce((sum, { faces, round }) => sum + faces.length + (round ? 1 : 0), 0)
    expect(sides).toBeGreaterThan(0)
  })

  it('are the same for the same seed and differ between seeds and variants', () => {
    for (const [thing, { variants, scenes }] of ALL) {
      const [variant = '', other] = variants
      const spec = {
        thing,
        variant,
        color: '#c8232c',
        view: 'quarter',
        scene: scenes(variant)[0] ?? 'yard',
      } as const
      const first = drawThing({ ...spec, seed: 7 })
      expect(drawThing({ ...spec, seed: 7 })).toBe(first)
      expect(drawThing({ ...spec, seed: 8 }), thing).not.toBe(first)
      if (other) expect(drawThing({ ...spec, variant: other, seed: 7 }), thing).not.toBe(first)
    }
  })

  it('draw the first variant for an unknown one', () => {
    const spec = { thing: 'bus', color: '#c8232c', view: 'side', scene: 'street', seed: 1 } as const
    expect(drawThing({ ...spec, variant: 'spaceship' })).toBe(
      drawThing({ ...spec, variant: 'city' }),
    )
  })

  it.each(PAINTED)('%s %s has the colour of its ad', async (thing, variant) => {
    for (const view of ['quarter', 'side'] as const) {
      const spec = { thing, variant, view, scene: 'showroom', seed: 5, season: 'summer' } as const
      const red = await redPixels(drawThing({ ...spec, color: '#d0124f' }))
      const grey = await redPixels(drawThing({ ...spec, color: '#8a8f95' }))
      expect(red - grey, view).toBeGreaterThan(150)
    }
  })

  it('show every scene as an SVG that can be rendered', async () => {
    for (const scene of Object.keys(THING_SCENES) as ThingSceneName[]) {
      const svg = drawThing({ thing: 'boat', color: '#1f4aa8', view: 'quarter', scene, seed: 2 })
      const { width, height } = await sharp(Buffer.from(svg)).metadata()
      expect([width, height], scene).toEqual([1600, 1200])
    }
  })
})
