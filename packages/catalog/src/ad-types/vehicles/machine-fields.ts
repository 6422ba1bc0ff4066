import type { MarkCode } from '@trassa/contracts/enumerations/marks'
import type { FieldDefinition, FormOption } from '../../engine/definition.ts'
import { choice, optional } from '../fields/field-variants.ts'
import { HOURS, POWER } from '../fields/power-fields.ts'
import {
  COLOR,
  CUSTOMS_CLEARED,
  DAMAGE_STATE,
  EXCHANGE,
  OWNERS_BEFORE,
  PASSPORT,
  VIN,
  YEAR,
} from '../fields/vehicle-fields.ts'
import { MARK_KEYS, marksOf } from '../fields/vehicle-marks.ts'

/** domain §4: fields of both types of special machinery; engine hours instead of a mileage. */
export const machineFields = (
  types: readonly FormOption[],
  codes: readonly MarkCode[],
): readonly FieldDefinition[] => [
  choice({
    key: 'typeId',
    label: 'Вид техники',
    section: 'model',
    options: types,
    required: 'Выберите вид техники',
    searched: true,
  }),
  ...marksOf(codes),
  YEAR,
  POWER,
  optional(COLOR),
  HOURS,
  DAMAGE_STATE,
  OWNERS_BEFORE,
  { ...optional(PASSPORT), label: 'ПСМ' },
  { ...VIN, hint: 'Если в документах есть номер из 17 знаков.' },
  CUSTOMS_CLEARED,
  EXCHANGE,
]

/** Title «Трактор МТЗ 82, 2012», summary `2012 · 4 300 часов · 81 л. с.` */
export const MACHINE_LINES = {
  title: [['typeId', ...MARK_KEYS], ['year']],
  summary: [['year'], ['hours'], ['power']],
} as const
