import { mix } from '../../engine/colour.ts'
import { moved, type Solid } from '../../engine/solids/solid.ts'
import type { ThingModel } from '../thing.ts'
import { rimFace } from './rims.ts'
import { standing, TYRES, USUAL } from './tyre-solid.ts'

/** A rim alone, standing. */
const rimSolid = (
  radius: number,
  width: number,
  kind: string,
  colour: string,
  x: number,
  y: number,
  z: number,
): Solid => ({
  faces: [],
  marks: [],
  round: {
    centre: [x, y, z + width / 2],
    radius,
    depth: width,
    colour: mix(colour, '#15181d', 0.4),
    svg: rimFace(kind, colour),
  },
  box: {
    min: [x - radius, y - radius, z - width / 2],
    max: [x + radius, y + radius, z + width / 2],
  },
})

const setOf = (one: (x: number, z: number) => Solid[], gap: number, count: number): Solid[] =>
  Array.from({ length: count }, (_, i) => one(i * gap * 0.92, -i * gap * 0.3)).flat()

const DISC_SIZES: Record<string, readonly [radius: number, width: number]> = {
  truck: [29, 22],
  spoked: [24, 7],
  motoCast: [22, 10],
}

/** Rims without tyres. */
export const DISC = {
  variants: ['five', 'many', 'mesh', 'steel', 'truck', 'motoCast', 'spoked'],
  scenes: () => ['bench', 'workshop', 'garages'],
  small: true,
  focus: () => [0, 22, 10],
  build: ({ variant, random, paint }) => {
    const [radius, width] = DISC_SIZES[variant] ?? [21, 19]
    const colour = random.pick([
      '#c6cad0',
      '#aeb4bc',
      '#3a3e45',
      '#8d939c',
      mix(paint, '#20242a', 0.3),
    ])
    const tint =
      variant === 'steel' || variant === 'truck'
        ? random.pick(['#8e949b', '#2b2e33', '#b9bec4'])
        : colour
    return setOf(
      (x, z) => [rimSolid(radius, width, variant, tint, x, radius, z)],
      radius * 2.1,
      random.pick([1, 2, 4]),
    )
  },
} as const satisfies ThingModel

/** Tyres on rims. */
export const WHEEL = {
  variants: ['five', 'many', 'steel', 'truck', 'motoCast', 'spoked'],
  scenes: () => ['workshop', 'bench', 'garages', 'dacha'],
  small: true,
  focus: () => [-12, 34, 12],
  build: ({ variant, random }) => {
    const name =
      variant === 'truck'
        ? 'truck'
        : variant === 'motoCast'
          ? 'moto'
          : variant === 'spoked'
            ? 'motocross'
            : random.pick(['summer', 'winter', 'studded'])
    const spec = TYRES[name] ?? USUAL
    const colour = random.pick(['#c6cad0', '#aeb4bc', '#8d939c', '#3a3e45'])
    const one = (x: number, z: number): Solid[] => [
      standing(spec, x, z),
      rimSolid(
        spec.rim * 1.04,
        spec.width * 0.04,
        variant,
        colour,
        x,
        spec.radius,
        z + spec.width * 0.4,
      ),
    ]
    return moved(setOf(one, spec.radius * 2.1, random.pick([1, 2, 4])), 0)
  },
} as const satisfies ThingModel
