import type { ThingModel } from '../picture-things/thing.ts'
import { golfCart } from './golf-carts.ts'
import { eBike, kickScooter, monowheel } from './small-electro.ts'

/** What moves by electricity and is no car. */
export const ELECTRO = {
  variants: ['kickScooter', 'bike', 'monowheel', 'golfCart'],
  places: (variant) =>
    variant === 'golfCart'
      ? ['dacha', 'birches', 'parking']
      : ['yard', 'street', 'showroom', 'parking'],
  focus: (variant) =>
    variant === 'golfCart' ? [60, 60, 50] : variant === 'monowheel' ? [30, 32, 10] : [30, 92, 4],
  build: (kit) => {
    if (kit.variant === 'bike') return eBike(kit)
    if (kit.variant === 'monowheel') return monowheel(kit)
    return kit.variant === 'golfCart' ? golfCart(kit) : kickScooter(kit)
  },
} as const satisfies ThingModel
