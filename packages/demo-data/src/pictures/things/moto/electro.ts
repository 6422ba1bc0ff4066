import type { ThingModel } from '../thing.ts'
import { golfCart } from './golf-carts.ts'
import { eBike, kickScooter, monowheel } from './small-electro.ts'
import { wheelchair } from './wheelchairs.ts'

const BUILDS = { kickScooter, bike: eBike, monowheel, golfCart, wheelchair } as const

/** What moves by electricity and is no car. */
export const ELECTRO = {
  variants: ['kickScooter', 'bike', 'monowheel', 'golfCart', 'wheelchair'],
  scenes: (variant) =>
    variant === 'golfCart'
      ? ['dacha', 'birches', 'parking']
      : ['yard', 'street', 'showroom', 'parking'],
  focus: (variant) =>
    variant === 'golfCart'
      ? [60, 60, 50]
      : variant === 'monowheel'
        ? [30, 32, 10]
        : variant === 'wheelchair'
          ? [50, 70, 28]
          : [30, 92, 4],
  build: (params) =>
    (Object.entries(BUILDS).find(([name]) => name === params.variant)?.[1] ?? kickScooter)(params),
} as const satisfies ThingModel
