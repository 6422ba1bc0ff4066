import type { ThingModel } from '../thing.ts'
import { standing, TYRES, tyreSolid, USUAL } from './tyre-solid.ts'

const STACKED = 20

/** Tyres: one, two or a stack of four, as the seed says; views differ. */
export const TYRE = {
  variants: ['summer', 'winter', 'studded', 'truck', 'farm', 'moto', 'motocross'],
  scenes: (variant) =>
    variant === 'farm' || variant === 'truck'
      ? ['workshop', 'garages', 'dacha']
      : ['bench', 'workshop', 'garages', 'workshop'],
  small: true,
  focus: (variant) => {
    const { radius, width } = TYRES[variant] ?? USUAL
    return [-radius * 0.55, radius * 1.25, width * 0.4]
  },
  build: ({ variant, random }) => {
    const spec = TYRES[variant] ?? USUAL
    const stack = random.chance(0.45) && !['farm', 'truck', 'moto', 'motocross'].includes(variant)
    if (!stack)
      return [
        standing(spec),
        ...(random.chance(0.4) && variant !== 'farm'
          ? [standing(spec, spec.radius * 1.7, -spec.width * 1.5)]
          : []),
      ]
    return [
      ...Array.from({ length: 4 }, (_, i) =>
        tyreSolid(
          spec,
          'y',
          [spec.radius * 2.3, spec.width * (i + 0.5), -spec.radius * 0.5],
          STACKED,
        ),
      ),
      standing(spec),
    ]
  },
} as const satisfies ThingModel
