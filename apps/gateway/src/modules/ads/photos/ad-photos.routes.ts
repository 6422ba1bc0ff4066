import { deletePhotos, setPhotos } from '@trassa/contracts/calls/files'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../platform/http/register-call.ts'
import type { AdPhotosService } from './ad-photos.service.ts'

/** spec §7: DELETE and POST /v1/ads/photos. */
export function registerAdPhotos(app: FastifyInstance, adPhotos: AdPhotosService): void {
  registerCall(app, setPhotos, ({ visitor, body, trace }) =>
    adPhotos.set({ visitor, trace, ...body }),
  )
  registerCall(app, deletePhotos, ({ visitor, body, trace }) =>
    adPhotos.remove({ visitor, trace, ...body }),
  )
}
