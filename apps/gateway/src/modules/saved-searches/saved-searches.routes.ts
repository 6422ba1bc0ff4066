import {
  carPresets,
  createCarPreset,
  createPreset,
  deleteCarPreset,
  deletePreset,
  presets,
  updateCarPreset,
  updatePreset,
} from '@trassa/contracts/calls/notification-presets'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { SavedSearchesService } from './saved-searches.service.ts'

/** The type that the calls below `/cars` are about. */
const CARS = { adType: 'auto' } as const

/** spec §7: presets of mailings. */
export function registerSavedSearches(app: FastifyInstance, searches: SavedSearchesService): void {
  registerCall(app, createCarPreset, ({ body, visitor }) =>
    searches.create({ ...body, ...CARS }, visitor),
  )
  registerCall(app, carPresets, ({ visitor }) => searches.list(visitor, CARS.adType))
  registerCall(app, updateCarPreset, ({ params, body, visitor }) =>
    searches.update({ ...body, ...params, ...CARS }, visitor),
  )
  registerCall(app, deleteCarPreset, ({ params, visitor }) =>
    searches.remove({ ...params, ...CARS }, visitor),
  )
  registerCall(app, createPreset, ({ body, visitor }) => searches.create(body, visitor))
  registerCall(app, presets, ({ visitor }) => searches.list(visitor))
  registerCall(app, updatePreset, ({ params, body, visitor }) =>
    searches.update({ ...body, ...params }, visitor),
  )
  registerCall(app, deletePreset, ({ params, visitor }) => searches.remove(params, visitor))
}
