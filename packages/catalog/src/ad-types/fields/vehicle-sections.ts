import type { FormSection } from '../../engine/definition.ts'
import { CLOSING_SECTIONS } from './vehicle-fields.ts'

/** Form sections of vehicles other than cars; cars have one more for their equipment. */
export const VEHICLE_SECTIONS: readonly FormSection[] = [
  { id: 'model', title: 'Марка и модель' },
  { id: 'specs', title: 'Характеристики' },
  { id: 'state', title: 'Состояние и документы' },
  ...CLOSING_SECTIONS,
]
