import type { ThingModel } from '../thing.ts'
import { golfCart } from './golf-carts.ts'
import { eBike, kickScooter, monowheel } from './small-electro.ts'

/** What moves by electricity and is no car. */
export const ELECTRO = {
  variants: ['kickScooter', 'bike', 'monowheel', 'golfCart'],
  scenes: (variant) =>
    variant === 'golfCart'
      ? ['dacha', 'birches', 'parking']
      : ['yard', 'street', 'showroom', 'parking'],
  focus: (variant) =>
    variant === 'golfCart' ? [60, 60, 50] : variant === 'monowheel' ? [30, 32, 10] : [30, 92, 4],
  build: (params) => {
    if (params.variant === 'bike') return eBike(params)
    if (params.variant === 'monowheel') return monowheel(params)
    return params.variant === 'golfCart' ? golfCart(params) : kickScooter(params)
  },
} as const satisfies ThingModel
