import { deletePhotos, setPhotos, uploadFile } from '@trassa/contracts/calls/files'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../lib/register-call.ts'
import type { AdPhotosService } from './ad-photos.service.ts'
import type { PhotosService } from './photos.service.ts'
import { withUpload } from './receive-upload.ts'

export function registerPhotos(
  app: FastifyInstance,
  deps: { photos: PhotosService; adPhotos: AdPhotosService; incoming: string },
): void {
  registerCall(app, uploadFile, async ({ visitor, request }) => {
    await deps.photos.allowUpload(visitor)
    return withUpload(request, deps.incoming, (path) => deps.photos.take(visitor, path))
  })
  registerCall(app, setPhotos, ({ visitor, body, sessionId }) =>
    deps.adPhotos.set({ visitor, sessionId, ...body }),
  )
  registerCall(app, deletePhotos, ({ visitor, body, sessionId }) =>
    deps.adPhotos.remove({ visitor, sessionId, ...body }),
  )
}
