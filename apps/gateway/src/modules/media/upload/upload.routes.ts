import { uploadFile } from '@trassa/contracts/calls/files'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../platform/http/register-call.ts'
import { withUpload } from './receive-upload.ts'
import type { PhotosService } from './upload.service.ts'

/** spec §7: files/upload. */
export function registerUpload(
  app: FastifyInstance,
  deps: { photos: PhotosService; incoming: string },
): void {
  registerCall(app, uploadFile, async ({ visitor, request }) => {
    await deps.photos.allowUpload(visitor)
    return withUpload(request, deps.incoming, (path) => deps.photos.take(visitor, path))
  })
}
