import { turnPhoto, uploadFile } from '@trassa/contracts/calls/files'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../platform/http/register-call.ts'
import { networkOf } from '../../../platform/net/network-of.ts'
import { discardingRest, withUpload } from './receive-upload.ts'
import type { PhotosService } from './upload.service.ts'
import { createUploadSlots } from './upload-slots.ts'

/** spec §7: files/upload; and turning what was uploaded. */
export function registerUpload(
  app: FastifyInstance,
  deps: { photos: PhotosService; incoming: string },
): void {
  const withSlot = createUploadSlots()
  registerCall(app, uploadFile, ({ visitor, request }) =>
    discardingRest(request, () =>
      withSlot({ userId: visitor.userId, network: networkOf(request.ip) }, async () => {
        await deps.photos.allowUpload(visitor)
        return withUpload(request, deps.incoming, (path) => deps.photos.take(visitor, path))
      }),
    ),
  )
  registerCall(app, turnPhoto, ({ visitor, params, body }) =>
    deps.photos.turn(visitor, params.id, body.quarters),
  )
}
