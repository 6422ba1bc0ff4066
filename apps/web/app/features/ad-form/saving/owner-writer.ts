import type { AdWriter } from '@trassa/ad-form/saving/save-ad'
import type { ApiClient } from '@trassa/api-client/client'
import { createAd, updateAd } from '@trassa/contracts/calls/ads'
import { setPhotos } from '@trassa/contracts/calls/files'
import type { AdType } from '@trassa/contracts/enumerations/ads'

/** The request survives the page that sent it: closing the tab does not lose the last change. */
const KEEPALIVE = { keepalive: true }

/**
 * Stores an ad with its owner's calls; `key` is the idempotency key of its creation.
 * @throws AppError of `ads.create`, `ads.update`, `photos.set`.
 */
export const ownerWriter = (api: ApiClient, adType: AdType, key: string): AdWriter => ({
  create: (input) =>
    api.ask(createAd, { body: { adType, ...input } }, { ...KEEPALIVE, idempotencyKey: key }),
  update: ({ id, ...body }) => api.ask(updateAd, { params: { id }, body }, KEEPALIVE),
  setPhotos: (body) => api.ask(setPhotos, { body }, KEEPALIVE),
})
