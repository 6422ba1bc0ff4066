import { craneTruck } from '../picture-machines/cranes.ts'
import { EXCAVATOR } from '../picture-machines/excavators.ts'
import type { Build, ThingModel } from '../picture-things/thing.ts'
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
  crane: (kit) => craneTruck(kit, true),
  machinery: (kit) => EXCAVATOR.build({ ...kit, variant: kit.random.pick(EXCAVATOR.variants) }),
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
  places: (variant) => {
    if (variant === 'wash') return ['wash']
    if (variant === 'paint') return ['booth', 'booth', 'workshop']
    if (variant === 'tow' || variant === 'cargo') return ['highway', 'street', 'yard', 'parking']
    if (variant === 'crane' || variant === 'machinery') return ['site', 'field', 'site']
    return ['workshop']
  },
  build: (kit) => BUILDS[kit.variant]?.(kit) ?? [],
} as const satisfies ThingModel
