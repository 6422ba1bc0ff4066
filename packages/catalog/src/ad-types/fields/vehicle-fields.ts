import type { FieldDefinition, FormSection } from '../../engine/definition.ts'
import { VEHICLE_NUMBER_PATTERN, VIN_LENGTH } from '../../vin/vin.ts'
import { optional } from './field-variants.ts'
import {
  COLORS,
  CONDITIONS,
  DAMAGE,
  OWNERS,
  PASSPORTS,
  STEERING_SIDES,
} from './vehicle-enumerations.ts'

/** Fields that vehicles share (domain §4). Each form lists the ones it has, in its own order. */
export const YEAR: FieldDefinition = {
  key: 'year',
  label: 'Год выпуска',
  section: 'model',
  kind: { type: 'number', min: 1900, max: 'nextYear', step: 1, ungrouped: true },
  required: 'Укажите год выпуска',
  filter: 'range',
  card: 'table',
  column: 'year',
}

export const MILEAGE: FieldDefinition = {
  key: 'mileage',
  label: 'Пробег',
  section: 'state',
  kind: { type: 'number', min: 0, max: 1_000_000, step: 1, unit: 'км' },
  required: 'Укажите пробег; у нового — 0',
  filter: 'range',
  card: 'table',
  column: 'mileage',
}

export const VIN: FieldDefinition = {
  key: 'vin',
  label: 'VIN или номер кузова',
  section: 'state',
  hint: 'Как в документах. Покупатели больше доверяют объявлениям с номером.',
  placeholder: 'XTA219040J0123456',
  kind: {
    type: 'text',
    maxLength: VIN_LENGTH,
    pattern: {
      source: VEHICLE_NUMBER_PATTERN.source,
      message:
        'В VIN 17 знаков: латинские буквы, кроме I, O, Q, и цифры. Номер кузова пишется как NCP61-0123456',
    },
    upperCase: true,
    checkDigit: 'vin',
  },
  column: 'vin',
  revision: true,
}

export const CONDITION: FieldDefinition = {
  key: 'condition',
  label: 'Состояние',
  section: 'state',
  kind: { type: 'enumeration', options: CONDITIONS, any: 0 },
  required: 'Укажите состояние',
  filter: 'exact',
  card: 'table',
  column: 'condition',
}

/** Condition of vehicles other than cars and lorries. */
export const DAMAGE_STATE: FieldDefinition = {
  ...CONDITION,
  kind: { type: 'enumeration', options: DAMAGE, any: 0 },
}

export const COLOR: FieldDefinition = {
  key: 'colorId',
  label: 'Цвет',
  section: 'specs',
  kind: { type: 'enumeration', options: COLORS },
  required: 'Выберите цвет',
  filter: 'many',
  card: 'table',
  column: 'colorId',
}

export const OWNERS_COUNT: FieldDefinition = {
  key: 'owners',
  label: 'Владельцев по ПТС',
  section: 'state',
  kind: { type: 'enumeration', options: OWNERS },
  required: 'Укажите, сколько было владельцев',
  filter: 'many',
  card: 'table',
}

/** Papers of vehicles without a ПТС. */
export const OWNERS_BEFORE: FieldDefinition = optional({ ...OWNERS_COUNT, label: 'Владельцев' })

export const PASSPORT: FieldDefinition = {
  key: 'pts',
  label: 'ПТС',
  section: 'state',
  kind: { type: 'enumeration', options: PASSPORTS },
  required: 'Укажите, какой ПТС',
  filter: 'many',
  card: 'table',
}

export const STEERING: FieldDefinition = {
  key: 'steering',
  label: 'Руль',
  section: 'specs',
  kind: { type: 'enumeration', options: STEERING_SIDES },
  required: 'Укажите, с какой стороны руль',
  filter: 'exact',
  card: 'table',
}

export const CUSTOMS_CLEARED: FieldDefinition = {
  key: 'customsCleared',
  label: 'Растаможен',
  section: 'state',
  kind: { type: 'flag' },
  filter: 'exact',
  card: 'table',
}

export const EXCHANGE: FieldDefinition = {
  key: 'exchange',
  label: 'Возможен обмен',
  section: 'state',
  kind: { type: 'flag' },
  filter: 'exact',
  card: 'table',
}

/** The last sections of every vehicle's form. */
export const CLOSING_SECTIONS: readonly FormSection[] = [
  {
    id: 'photos',
    title: 'Фотографии',
    hint: 'Первая фотография станет обложкой. Порядок можно изменить.',
    common: ['photos'],
  },
  { id: 'offer', title: 'Описание и цена', common: ['description', 'price'] },
  {
    id: 'contacts',
    title: 'Где и как связаться',
    common: ['cityId', 'address', 'contactName', 'phone'],
  },
]

/** domain §4: number of photos of a vehicle. */
export const VEHICLE_PHOTOS = { min: 1, max: 20 } as const
