import { FUELS, GEARBOXES } from '@trassa/catalog/ad-types/fields/power-enumerations'
import {
  BRAKES,
  TRAILER_CLASSES,
  TRAILER_TYPES,
} from '@trassa/catalog/ad-types/fields/trailer-enumerations'
import { formOf } from '@trassa/catalog/ad-types/form-of'
import {
  CYLINDER_ARRANGEMENTS,
  ENGINE_TYPES,
  STROKES,
} from '@trassa/catalog/ad-types/moto/moto-enumerations'
import { BUS_TYPES } from '@trassa/catalog/ad-types/vehicles/bus-enumerations'
import { BODY_TYPES, DRIVES } from '@trassa/catalog/ad-types/vehicles/car-enumerations'
import { RIMS, SEASONALITY } from '@trassa/catalog/ad-types/wheels/wheel-enumerations'
import type { FormOption } from '@trassa/catalog/engine/definition'
import { fieldOf } from '@trassa/catalog/engine/definition-fields'
import { subtypeOfProdId } from '@trassa/catalog/taxonomy/subtypes'
import * as calls from '@trassa/contracts/calls/dictionary-lists'
import type { DictionaryOption } from '@trassa/contracts/entities/dictionary'

/** spec §7: the small dictionaries, each with the enumeration that it answers. */
export const OPTION_LISTS = [
  [calls.bodyTypes, BODY_TYPES],
  [calls.gearboxes, GEARBOXES],
  [calls.fuels, FUELS],
  [calls.wheelDrives, DRIVES],
  [calls.busTypes, BUS_TYPES],
  [calls.trailerTypes, TRAILER_TYPES],
  [calls.trailerClasses, TRAILER_CLASSES],
  [calls.brakes, BRAKES],
  [calls.engineTypes, ENGINE_TYPES],
  [calls.cylinderArrangements, CYLINDER_ARRANGEMENTS],
  [calls.strokes, STROKES],
  [calls.seasonality, SEASONALITY],
  [calls.rims, RIMS],
] as const satisfies (readonly [unknown, readonly FormOption[]])[]

/** The public part of an option: without what only the form needs. */
export const toOptions = (options: readonly FormOption[]): DictionaryOption[] =>
  options.map(({ id, name, group }) => ({ id, name, ...(group && { group }) }))

/** The types of ads with a prodId (the form's field `typeId`); `undefined` where there are none. */
export function typesOf(prodId: number): DictionaryOption[] | undefined {
  const subtype = subtypeOfProdId(prodId)
  const form = subtype && formOf(subtype.adType)
  const kind = form && fieldOf(form, 'typeId')?.kind
  return kind?.type === 'enumeration' ? toOptions(kind.options) : undefined
}
