import { mix } from '../../engine/colour.ts'
import { body, box } from '../../engine/solids/prism.ts'
import type { Solid } from '../../engine/solids/solid.ts'
import { axle, wheelInArch } from '../../engine/solids/wheel.ts'
import type { BuildParams, ThingModel } from '../thing.ts'
import { frontMarks, sideMarks } from './bus-marks.ts'
import { PLANS, profile } from './bus-plans.ts'

const bus = ({ variant, paint, random }: BuildParams): Solid[] => {
  const plan = PLANS[variant] ?? PLANS.city
  if (!plan) return []
  const { length, height, half, axles, radius, sill } = plan
  const accent = random.pick([
    '#ffffff',
    mix(paint, '#0c0f14', 0.45),
    '#e0a02c',
    '#2f6fae',
    '#2f8f5f',
  ])
  const kind = plan.bonnet ? 'steel' : 'truck'
  const rim = random.pick(['#8e949b', '#c6cad0', '#b9bec4'])
  const mirrors = [-1, 1].map((sign) =>
    box(
      [-18, -6],
      [height * 0.62, height * 0.76],
      [sign * (half + 8) - 9, sign * (half + 8) + 9],
      '#1b1d20',
      { soft: 2 },
    ),
  )
  return [
    ...axles.flatMap((x) => axle(x, radius, half - 4, { kind, colour: rim, width: 30 })),
    body(profile(plan), half, paint, {
      soft: 8,
      marks: [...sideMarks(plan, paint, accent), ...frontMarks(plan, paint)],
    }),
    ...(variant === 'minibus'
      ? []
      : [
          box(
            [length * 0.42, length * 0.66],
            [height, height + 20],
            [-half + 30, half - 30],
            mix(paint, '#ffffff', 0.4),
            { soft: 6 },
          ),
        ]),
    ...(plan.bonnet ? [] : mirrors),
    ...axles.map((x) => wheelInArch(x, radius, half + 1, sill + 1, { kind, colour: rim }, paint)),
  ]
}

/** Buses. */
export const BUS = {
  variants: ['city', 'suburban', 'coach', 'minibus'],
  scenes: () => ['street', 'parking', 'yard', 'highway', 'garages'],
  build: bus,
} as const satisfies ThingModel
