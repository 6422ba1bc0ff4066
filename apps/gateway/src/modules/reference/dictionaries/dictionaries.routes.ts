import { AppError } from '@trassa/contracts/app-error'
import {
  carCharacteristics,
  carGenerations,
  carMarks,
  carModels,
  carModifications,
  carSeries,
  vehicleMarks,
  vehicleModels,
} from '@trassa/contracts/calls/dictionaries'
import {
  boatMarks,
  vehicleTypes,
  wheelMarks,
  wheelModels,
} from '@trassa/contracts/calls/dictionary-lists'
import type { MarkCode } from '@trassa/contracts/enumerations/marks'
import type { Database } from '../../../platform/database/connect.ts'
import { withNames } from '../names/other-names.ts'
import type { ReferenceCache } from '../reference-cache.ts'
import type { RegisterReference } from '../register-reference.ts'
import {
  listCharacteristics,
  listGenerations,
  listModels,
  listModifications,
  listSeries,
} from './cars.repository.ts'
import { OPTION_LISTS, toOptions, typesOf } from './option-lists.ts'
import { listVehicleModels } from './vehicles.repository.ts'

/** spec §7: each step of a chain is one statement; an unknown parent has no children. */
export function registerDictionaries(
  register: RegisterReference,
  { db, reference }: { db: Database; reference: ReferenceCache },
): void {
  const vehicleModelsOf = async (markId: string) =>
    withNames('vehicleModels', await listVehicleModels(db, markId))
  const vehicleMarksOf = async (groups: readonly MarkCode[]) =>
    withNames('vehicleMarks', await reference.vehicleMarks(groups))
  register(carMarks, async () => withNames('carMarks', await reference.carMarks()))
  register(carModels, async ({ query }) =>
    withNames('carModels', await listModels(db, query.carMarkId)),
  )
  register(carGenerations, async ({ query }) =>
    withNames('carGenerations', await listGenerations(db, query.carModelId)),
  )
  register(carSeries, ({ query }) => listSeries(db, query.carGenerationId))
  register(carModifications, ({ query }) => listModifications(db, query.carSeriesId))
  register(carCharacteristics, ({ query }) => listCharacteristics(db, query.modificationIds))
  register(vehicleMarks, ({ query }) => vehicleMarksOf(query.code))
  register(vehicleModels, ({ query }) => vehicleModelsOf(query.markId))
  register(boatMarks, () => vehicleMarksOf(['boat']))
  register(wheelMarks, () => vehicleMarksOf(['wheel']))
  register(wheelModels, ({ query }) => vehicleModelsOf(query.markId))
  for (const [call, options] of OPTION_LISTS) {
    register(call, async () => toOptions(options))
  }
  register(vehicleTypes, async ({ query }) => {
    const types = typesOf(Number(query.carTypeId))
    if (!types) throw new AppError('request.invalid', { issues: [UNKNOWN_TYPE] })
    return types
  })
}

const UNKNOWN_TYPE = {
  loc: ['query', 'carTypeId'],
  msg: 'У этой категории нет своих видов',
  type: 'value_error',
}
