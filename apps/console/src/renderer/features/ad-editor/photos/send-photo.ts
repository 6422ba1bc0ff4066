import type { SendPhoto } from '@trassa/ad-form/photos/send-photo'
import { photoSchema } from '@trassa/contracts/entities/photo'
import type { Bridge } from '../../../../shared/bridge.ts'
import { toError } from '../../../lib/ipc-client.ts'

/** Uploads a photo through the main process: the renderer has no network access of its own. */
export const sendPhotoOver =
  (bridge: Bridge): SendPhoto =>
  async (file, { signal }) => {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const result = await bridge.uploadPhoto({ bytes })
    signal.throwIfAborted()
    if (result.ok) return photoSchema.parse(result.detail)
    throw toError(result.failure)
  }
