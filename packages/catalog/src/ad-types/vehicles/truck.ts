import type { FieldDefinition, FormDefinition } from '../../engine/definition.ts'
import { choice, optional } from '../fields/field-variants.ts'
import { FUEL, GEARBOX, POWER } from '../fields/power-fields.ts'
import {
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
import { MARK_KEYS, marksOf } from '../fields/vehicle-marks.ts'
import { VEHICLE_SECTIONS } from '../fields/vehicle-sections.ts'
import {
  CABINS,
  CAPACITIES,
  DRIVE_FORMULAS,
  ECO_CLASSES,
  LICENCES,
  TRUCK_BODIES,
} from './truck-enumerations.ts'

const TRUCK_SPECS: readonly FieldDefinition[] = [
  choice({
    key: 'bodyType',
    label: 'Тип кузова',
    section: 'specs',
    options: TRUCK_BODIES,
    required: 'Выберите тип кузова',
    column: 'bodyType',
    searched: true,
  }),
  choice({
    key: 'driveFormula',
    label: 'Колёсная формула',
    section: 'specs',
    options: DRIVE_FORMULAS,
    required: 'Выберите колёсную формулу',
  }),
  choice({
    key: 'capacity',
    label: 'Грузоподъёмность',
    section: 'specs',
    options: CAPACITIES,
    required: 'Выберите грузоподъёмность',
    filter: 'range',
  }),
  FUEL,
  POWER,
  GEARBOX,
  choice({ key: 'cabin', label: 'Кабина', section: 'specs', options: CABINS }),
  choice({
    key: 'ecoClass',
    label: 'Экологический класс',
    section: 'specs',
    options: ECO_CLASSES,
  }),
  choice({ key: 'licence', label: 'Категория прав', section: 'specs', options: LICENCES }),
]

/** A truck or a light commercial vehicle (spec §3: truck, prodId 9). */
export const TRUCK_FORM: FormDefinition = {
  adType: 'truck',
  prodId: 9,
  name: 'Грузовик',
  sections: VEHICLE_SECTIONS,
  photos: VEHICLE_PHOTOS,
  priceRequired: true,
  fields: [
    ...marksOf(['truck', 'artic'], 'Выберите марку'),
    YEAR,
    ...TRUCK_SPECS,
    optional(COLOR),
    optional(STEERING),
    MILEAGE,
    CONDITION,
    optional(OWNERS_COUNT),
    optional(PASSPORT),
    VIN,
    CUSTOMS_CLEARED,
    EXCHANGE,
  ],
  title: [[...MARK_KEYS], ['year']],
  summary: [['year'], ['mileage'], ['driveFormula'], ['capacity'], ['bodyType']],
}
