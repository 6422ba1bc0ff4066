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
import { BUS_TYPES } from './bus-enumerations.ts'
import { ECO_CLASSES } from './truck-enumerations.ts'

const SEATS: FieldDefinition = {
  key: 'seats',
  label: 'Мест',
  section: 'specs',
  kind: {
    type: 'number',
    min: 1,
    max: 200,
    step: 1,
    unit: 'мест',
    units: ['место', 'места', 'мест'],
  },
  required: 'Укажите, сколько в нём мест',
  filter: 'range',
  card: 'table',
}

/** A bus (spec §3: passenger, prodId 11). */
export const PASSENGER_FORM: FormDefinition = {
  adType: 'passenger',
  prodId: 11,
  name: 'Автобус',
  sections: VEHICLE_SECTIONS,
  photos: VEHICLE_PHOTOS,
  priceRequired: true,
  fields: [
    ...marksOf(['bus'], 'Выберите марку'),
    YEAR,
    choice({
      key: 'typeId',
      label: 'Тип автобуса',
      section: 'specs',
      options: BUS_TYPES,
      required: 'Выберите тип автобуса',
      searched: true,
    }),
    SEATS,
    FUEL,
    POWER,
    GEARBOX,
    choice({
      key: 'ecoClass',
      label: 'Экологический класс',
      section: 'specs',
      options: ECO_CLASSES,
    }),
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
  summary: [['year'], ['mileage'], ['typeId'], ['seats'], ['fuel']],
}
