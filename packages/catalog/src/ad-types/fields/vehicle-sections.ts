import type { FormSection } from '../../engine/definition.ts'
import { CLOSING_SECTIONS } from './vehicle-fields.ts'

/** The steps of every vehicle but the car, whose equipment has a step of its own. */
export const VEHICLE_SECTIONS: readonly FormSection[] = [
  { id: 'model', title: 'Марка и модель' },
  { id: 'specs', title: 'Характеристики' },
  { id: 'state', title: 'Состояние и документы' },
  ...CLOSING_SECTIONS,
]
