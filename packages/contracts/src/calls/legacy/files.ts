import { z } from 'zod'
import { photoIdsSchema } from '../../entities/photo.ts'
import { defineOlderCall } from '../../older/define-older-call.ts'
import { olderObject } from '../../older/older-names.ts'
import { olderIdSchema } from '../../older/older-values.ts'
import { expectedVersionSchema } from '../../values.ts'
import { setPhotos, uploadFile } from '../files.ts'

export const uploadOlderFile = defineOlderCall({
  base: 'legacy',
  becomes: [uploadFile],
  id: 'legacy.upload',
  method: 'POST',
  path: '/files/upload',
  access: 'user',
  upload: true,
  summary: 'Upload one photograph; `legacy.setPhotos` puts it into an ad',
  answer: uploadFile.answer,
})

export const setPostPhotos = defineOlderCall({
  base: 'legacy',
  becomes: [setPhotos],
  id: 'legacy.setPhotos',
  method: 'POST',
  path: '/photos',
  access: 'user',
  summary: 'The photographs of an ad, in their order',
  body: olderObject(
    z.object({
      id: olderIdSchema,
      version: expectedVersionSchema,
      photos: photoIdsSchema,
    }),
  ),
  answer: setPhotos.answer,
})
