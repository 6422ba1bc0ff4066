import type { FastifyRequest } from 'fastify'
import { discardingRest, withUpload } from '../upload/receive-upload.ts'

/**
 * Lends the path of the picture that a request uploads to `use`, and removes the file afterwards.
 *
 * @throws AppError `photo.too_large`, `photo.interrupted`, `request.invalid` where there is no file
 */
export const withUploadedPicture = <T>(
  request: FastifyRequest,
  incoming: string,
  use: (path: string) => Promise<T>,
): Promise<T> => discardingRest(request, () => withUpload(request, incoming, use))
