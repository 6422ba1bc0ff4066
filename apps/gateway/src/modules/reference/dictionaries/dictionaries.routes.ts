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
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../platform/database/connect.ts'
import { registerCall } from '../../../platform/http/register-call.ts'
import type { ReferenceCache } from '../reference-cache.ts'
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
  app: FastifyInstance,
  { db, reference }: { db: Database; reference: ReferenceCache },
): void {
  registerCall(app, carMarks, () => reference.carMarks())
  registerCall(app, carModels, ({ query }) => listModels(db, query.carMarkId))
  registerCall(app, carGenerations, ({ query }) => listGenerations(db, query.carModelId))
  registerCall(app, carSeries, ({ query }) => listSeries(db, query.carGenerationId))
  registerCall(app, carModifications, ({ query }) => listModifications(db, query.carSeriesId))
  registerCall(app, carCharacteristics, ({ query }) =>
    listCharacteristics(db, query.modificationIds),
  )
  registerCall(app, vehicleMarks, ({ query }) => reference.vehicleMarks(query.code))
  registerCall(app, vehicleModels, ({ query }) => listVehicleModels(db, query.markId))
  registerCall(app, boatMarks, () => reference.vehicleMarks(['boat']))
  registerCall(app, wheelMarks, () => reference.vehicleMarks(['wheel']))
  registerCall(app, wheelModels, ({ query }) => listVehicleModels(db, query.markId))
  for (const [call, options] of OPTION_LISTS) {
    registerCall(app, call, async () => toOptions(options))
  }
  registerCall(app, vehicleTypes, async ({ query }) => {
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
