import { BLACK, path, pipe, STEEL } from '../../engine/solids/pipe.ts'
import { box } from '../../engine/solids/prism.ts'
import { moved } from '../../engine/solids/solid.ts'
import { quadBike } from '../moto/quad-bikes.ts'
import { sledge } from '../moto/sledges.ts'
import { snowmobile } from '../moto/snowmobiles.ts'
import type { ThingModel } from '../thing.ts'
import { light, lightFrame, ZINC } from './light-trailers.ts'
import { heavyTrailer } from './semi-trailers.ts'

const LIGHT: readonly string[] = ['light', 'covered', 'boat']

/** Trailers: `light` ones for cars, the others for lorries. */
export const TRAILER = {
  variants: ['light', 'covered', 'boat', 'tilt', 'fridge', 'flatbed', 'carrier', 'tank', 'tipper'],
  scenes: (variant) =>
    LIGHT.includes(variant)
      ? ['dacha', 'garages', 'yard', 'birches']
      : ['highway', 'parking', 'garages', 'birches'],
  build: (params) => (LIGHT.includes(params.variant) ? light(params) : heavyTrailer(params)),
} as const satisfies ThingModel

/** Trailers for motorcycles, quad bikes and snowmobiles, with and without their load. */
export const MOTO_TRAILER = {
  variants: ['open', 'quad', 'snowmobile', 'sledge'],
  scenes: (variant) =>
    variant === 'snowmobile' || variant === 'sledge'
      ? ['snowfield', 'garages', 'dacha']
      : ['garages', 'dacha', 'yard', 'birches'],
  build: (params) => {
    if (params.variant === 'sledge') return sledge(params)
    const rim = params.random.pick(['#c6cad0', '#8e949b', '#e4e7e9'])
    const bed = [
      ...lightFrame(300, 78, [160], rim),
      box([10, 300], [56, 61], [-78, 78], '#8b9198'),
      box([10, 14], [61, 92], [-78, 78], ZINC),
      ...[-1, 1].map((sign) =>
        pipe(
          [
            [12, 92, sign * 77],
            [300, 92, sign * 77],
            [300, 60, sign * 77],
          ],
          4,
          STEEL,
        ),
      ),
      pipe(path('110 60 77, 110 92 77'), 4, STEEL),
      pipe(path('205 60 77, 205 92 77'), 4, STEEL),
    ]
    const back = bed.slice(0, -3)
    const rails = bed.slice(-3)
    if (params.variant === 'quad') return [...back, ...moved(quadBike(params), 50, 61), ...rails]
    if (params.variant === 'snowmobile')
      return [...back, ...moved(snowmobile(params), 10, 61), ...rails]
    return [
      ...bed,
      pipe(path('30 62 -20, 280 62 -20'), 12, BLACK),
      pipe(path('30 62 20, 280 62 20'), 12, BLACK),
    ]
  },
} as const satisfies ThingModel
