import { z } from 'zod'
import { defineCall } from '../call.ts'
import { photoIdsSchema, photoSchema } from '../entities/photo.ts'
import { expectedVersionSchema, idSchema, versionSchema } from '../values.ts'

export const uploadFile = defineCall({
  id: 'files.upload',
  method: 'POST',
  path: '/files/upload',
  access: 'user',
  upload: true,
  summary: 'Upload one photograph; `photos.set` puts it into an ad',
  answer: photoSchema,
  errors: ['photo.not_image', 'photo.too_large', 'photo.too_small', 'photo.interrupted'],
})

export const turnPhoto = defineCall({
  id: 'photos.turn',
  method: 'POST',
  path: '/v1/photos/{id}/turn',
  access: 'user',
  summary:
    'A copy of a photograph, turned clockwise; `photos.set` puts it into the place of the original',
  params: z.object({ id: z.uuid() }),
  body: z.object({ quarters: z.int().min(1).max(3) }),
  answer: photoSchema,
  errors: ['photo.not_found'],
})

const photosBody = z.object({
  adId: idSchema,
  version: expectedVersionSchema,
  photoIds: photoIdsSchema,
})
const photosAnswer = z.object({ photos: z.array(photoSchema), version: versionSchema })

export const setPhotos = defineCall({
  id: 'photos.set',
  method: 'POST',
  path: '/v1/ads/photos',
  access: 'user',
  summary: 'The photographs of an ad, in their order',
  body: photosBody,
  answer: photosAnswer,
  errors: ['ad.not_found', 'ad.forbidden', 'ad.stale', 'photo.not_found', 'photo.too_many'],
})

export const deletePhotos = defineCall({
  id: 'photos.delete',
  method: 'DELETE',
  path: '/v1/ads/photos',
  access: 'user',
  summary: 'Take photographs out of an ad',
  body: photosBody,
  answer: photosAnswer,
  errors: ['ad.not_found', 'ad.forbidden', 'ad.stale'],
})
