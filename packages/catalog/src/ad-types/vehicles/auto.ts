import type { FormDefinition } from '../../engine/definition.ts'
import { inSection } from '../fields/field-variants.ts'
import {
  CLOSING_SECTIONS,
  COLOR,
  CONDITION,
  CUSTOMS_CLEARED,
  EXCHANGE,
  MILEAGE,
  OWNERS_COUNT,
  PASSPORT,
  STEERING,
  VEHICLE_PHOTOS,
  VIN,
  YEAR,
} from '../fields/vehicle-fields.ts'
import { CAR_CHAIN, CAR_SPECS, EQUIPMENT } from './car-fields.ts'

/** A car (spec §3: auto, prodId 1). */
export const AUTO_FORM: FormDefinition = {
  adType: 'auto',
  prodId: 1,
  name: 'Автомобиль',
  sections: [
    { id: 'model', title: 'Марка и модель' },
    { id: 'specs', title: 'Характеристики' },
    { id: 'state', title: 'Состояние и документы' },
    { id: 'equipment', title: 'Комплектация', hint: 'Отметьте то, что есть в автомобиле.' },
    ...CLOSING_SECTIONS,
  ],
  photos: VEHICLE_PHOTOS,
  priceRequired: true,
  fields: [
    inSection('model', {
      ...VIN,
      hint: 'Заполнит марку и год. С номером покупатели больше доверяют объявлению.',
    }),
    ...CAR_CHAIN,
    YEAR,
    ...CAR_SPECS,
    COLOR,
    STEERING,
    MILEAGE,
    CONDITION,
    OWNERS_COUNT,
    PASSPORT,
    CUSTOMS_CLEARED,
    EXCHANGE,
    EQUIPMENT,
  ],
  title: [['markId', 'modelId', 'generationId'], ['year']],
  summary: [['year'], ['mileage'], ['volume', 'gearbox'], ['drive']],
}
