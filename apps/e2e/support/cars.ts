import type { ApiClient } from '@trassa/api-client/client'
import { createAd, updateStat } from '@trassa/contracts/calls/ads'
import { listCities } from '@trassa/contracts/calls/cities'
import { carMarks, carModels } from '@trassa/contracts/calls/dictionaries'
import { setPhotos } from '@trassa/contracts/calls/files'
import { decideAd } from '@trassa/contracts/calls/moderator/ads'
import type { AdInput, EditableAd } from '@trassa/contracts/entities/ad'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import type { APIRequestContext } from 'playwright/test'
import { apiOver, sendPhoto } from './api.ts'
import { asSenior } from './people.ts'
import { photograph } from './pictures.ts'

const PATRIOT = { mark: 'УАЗ', model: 'Patriot' }

/** Characteristics by the ids of the catalogue's enumerations. */
const SPECS = {
  year: 2019,
  bodyType: 6,
  fuel: 1,
  volume: 2.7,
  power: 150,
  gearbox: 1,
  drive: 3,
  colorId: 4,
  steering: 1,
  mileage: 61_000,
  condition: 1,
  owners: 1,
  pts: 1,
}

const DESCRIPTION =
  'Продаю **внедорожник** после одного владельца.\n\n- гаражное хранение\n- два комплекта колёс'

/** The ids of a mark and its model in the dictionaries. */
export async function carIds(api: ApiClient, { mark, model }: typeof PATRIOT) {
  const marks = await api.ask(carMarks)
  const markId = marks.find(({ name }) => name === mark)?.id
  if (!markId) throw new Error(`The dictionary has no ${mark}`)
  const models = await api.ask(carModels, { query: { carMarkId: markId } })
  return { markId, modelId: models.find(({ name }) => name === model)?.id ?? null }
}

async function carInput(api: ApiClient, car: typeof PATRIOT): Promise<AdInput> {
  const cities = await api.ask(listCities)
  return {
    cityId: cities.find(({ name }) => name === 'Казань')?.id ?? null,
    price: 1_250_000,
    description: DESCRIPTION,
    contactName: 'Иван',
    address: 'ул. Баумана, 12',
    fields: {
      ...SPECS,
      ...(await carIds(api, car)),
    },
  }
}

/** A draft of the session's user that lacks photographs alone. */
export async function draftWithoutPhotos(
  request: APIRequestContext,
  changes: Partial<AdInput> = {},
  car = PATRIOT,
): Promise<EditableAd> {
  const api = apiOver(request)
  const body = { ...(await carInput(api, car)), ...changes, adType: 'auto' as const }
  return api.ask(createAd, { body })
}

interface CarOptions {
  car?: typeof PATRIOT
  /** How many; one is enough for a moderator. */
  photographs?: number
}

/** A complete draft of the session's user. */
export async function draftCar(
  request: APIRequestContext,
  changes: Partial<AdInput> = {},
  { car, photographs = 1 }: CarOptions = {},
): Promise<EditableAd> {
  const ad = await draftWithoutPhotos(request, changes, car)
  const photos = []
  for (let count = 0; count < photographs; count += 1)
    photos.push(await sendPhoto(request, await photograph()))
  const photoIds = photos.map(({ id }) => id)
  const { version } = await apiOver(request).ask(setPhotos, {
    body: { adId: ad.id, version: ad.version, photoIds },
  })
  return { ...ad, photos, version }
}

/** A car of the session's user that waits for a moderator. */
export async function submittedCar(
  request: APIRequestContext,
  changes?: Partial<AdInput>,
  options?: CarOptions,
): Promise<EditableAd> {
  const { id, version } = await draftCar(request, changes, options)
  const body = { stat: AD_STATS.moderation.stat, version }
  return apiOver(request).ask(updateStat, { params: { id }, body })
}

/** A car of the session's user that buyers see. */
export async function liveCar(
  request: APIRequestContext,
  changes?: Partial<AdInput>,
  options?: CarOptions,
): Promise<EditableAd> {
  const ad = await submittedCar(request, changes, options)
  const { id, version } = ad
  const body = { stat: AD_STATS.active.stat, version }
  const approved = await asSenior((api) => api.ask(decideAd, { params: { id }, body }))
  return { ...ad, stat: approved.stat, version: approved.version }
}
