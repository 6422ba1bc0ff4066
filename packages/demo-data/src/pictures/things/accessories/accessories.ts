import type { Build, ThingModel } from '../thing.ts'
import { childSeat, cover, dashCam, mats, radio, roofBox } from './car-accessories.ts'
import { goggles, helmet, lock, panniers } from './rider-accessories.ts'
import { boots, gloves, jacket } from './rider-clothes.ts'
import { compressor, jack, oils, tools } from './tool-accessories.ts'

/** Things for cars. */
export const CAR_ACCESSORIES = {
  childSeat,
  roofBox,
  dashCam,
  mats,
  radio,
  compressor,
  jack,
  tools,
  cover,
  oils,
} as const

/** Things for riders. */
export const MOTO_ACCESSORIES = { helmet, jacket, gloves, panniers, goggles, boots, lock } as const

const ALL: Record<string, Build> = { ...CAR_ACCESSORIES, ...MOTO_ACCESSORIES }

/** Accessories of drivers and riders. */
export const ACCESSORY = {
  variants: Object.keys(ALL),
  scenes: (variant) =>
    variant === 'cover'
      ? ['yard', 'parking', 'garages']
      : variant === 'mats' || variant === 'roofBox' || variant === 'jack'
        ? ['workshop', 'bench', 'garages']
        : ['bench', 'bench', 'workshop'],
  small: true,
  build: (params) => ALL[params.variant]?.(params) ?? [],
} satisfies ThingModel
