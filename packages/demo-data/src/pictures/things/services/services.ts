import { craneTruck } from '../machines/industrial/cranes.ts'
import { EXCAVATOR } from '../machines/industrial/excavators.ts'
import type { Build, ThingModel } from '../thing.ts'
import { paint, wash } from './car-care.ts'
import { cargo, tow } from './road-services.ts'
import { diagnostics, lift, tyreService } from './workshop-services.ts'

const BUILDS: Record<string, Build> = {
  tow,
  repair: lift,
  tyres: tyreService,
  wash,
  paint,
  diagnostics,
  cargo,
  crane: (params) => craneTruck(params, true),
  machinery: (params) =>
    EXCAVATOR.build({ ...params, variant: params.random.pick(EXCAVATOR.variants) }),
}

/** Services at work. */
export const SERVICE = {
  variants: [
    'tow',
    'repair',
    'tyres',
    'wash',
    'paint',
    'diagnostics',
    'cargo',
    'crane',
    'machinery',
  ],
  scenes: (variant) => {
    if (variant === 'wash') return ['wash']
    if (variant === 'paint') return ['booth', 'booth', 'workshop']
    if (variant === 'tow' || variant === 'cargo') return ['highway', 'street', 'yard', 'parking']
    if (variant === 'crane' || variant === 'machinery') return ['site', 'field', 'site']
    return ['workshop']
  },
  build: (params) => BUILDS[params.variant]?.(params) ?? [],
} as const satisfies ThingModel
