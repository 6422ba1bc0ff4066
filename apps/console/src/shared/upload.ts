import { PHOTO_LIMITS } from '@trassa/contracts/photo-files'
import { z } from 'zod'

/** One photograph on its way to main; larger ones are refused before they are sent (domain §4). */
export const uploadSchema = z.strictObject({
  bytes: z
    .instanceof(Uint8Array)
    .refine(({ byteLength }) => byteLength > 0 && byteLength <= PHOTO_LIMITS.bytes),
})
