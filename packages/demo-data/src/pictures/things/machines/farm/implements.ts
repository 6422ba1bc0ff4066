import type { ThingModel } from '../../thing.ts'
import { frontLoader, header } from './front-tools.ts'
import { baler, sprayer } from './harvest-implements.ts'
import { cultivator, plough, seeder } from './soil-implements.ts'

const TOOLS = { plough, cultivator, seeder, baler, sprayer, header, frontLoader } as const

/** What a tractor pulls or carries. */
export const IMPLEMENT = {
  variants: ['plough', 'cultivator', 'seeder', 'baler', 'sprayer', 'header', 'frontLoader'],
  scenes: () => ['field', 'dacha', 'birches', 'garages'],
  build: (params) =>
    (Object.entries(TOOLS).find(([name]) => name === params.variant)?.[1] ?? plough)(params),
} as const satisfies ThingModel
