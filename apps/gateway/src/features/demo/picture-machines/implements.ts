import type { ThingModel } from '../picture-things/thing.ts'
import { baler, sprayer } from './harvest-implements.ts'
import { cultivator, plough, seeder } from './soil-implements.ts'

const TOOLS = { plough, cultivator, seeder, baler, sprayer } as const

/** What a tractor pulls or carries. */
export const IMPLEMENT = {
  variants: ['plough', 'cultivator', 'seeder', 'baler', 'sprayer'],
  places: () => ['field', 'dacha', 'birches', 'garages'],
  build: (kit) =>
    (Object.entries(TOOLS).find(([name]) => name === kit.variant)?.[1] ?? plough)(kit),
} as const satisfies ThingModel
