import {
  carGenerations,
  carMarks,
  carModels,
  carModifications,
  carSeries,
} from '@trassa/contracts/calls/dictionaries'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/connect.ts'
import type { ReferenceCache } from '../../lib/reference-cache.ts'
import { registerCall } from '../../lib/register-call.ts'
import { listGenerations, listModels, listModifications, listSeries } from './cars.repository.ts'

/** spec §7: each step of the chain is one statement; an unknown parent has no children. */
export function registerDictionaries(
  app: FastifyInstance,
  { db, reference }: { db: Database; reference: ReferenceCache },
): void {
  registerCall(app, carMarks, () => reference.carMarks())
  registerCall(app, carModels, ({ query }) => listModels(db, query.carMarkId))
  registerCall(app, carGenerations, ({ query }) => listGenerations(db, query.carModelId))
  registerCall(app, carSeries, ({ query }) => listSeries(db, query.carGenerationId))
  registerCall(app, carModifications, ({ query }) => listModifications(db, query.carSeriesId))
}
