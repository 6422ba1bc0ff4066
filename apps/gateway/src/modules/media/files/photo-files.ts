import { AppError } from '@trassa/contracts/app-error'
import type { PhotoFormat } from '@trassa/contracts/photo-files'
import type { FastifyInstance } from 'fastify'
import { refuseUnknownPaths } from '../../../platform/http/requests/unknown-paths.ts'
import { answersAre } from '../../../platform/http/security-headers.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import { parseRenditionName } from '../storage/photo-keys.ts'
import { createRenditionMaker } from './make-rendition.ts'

const TYPES: Record<PhotoFormat, string> = { avif: 'image/avif', webp: 'image/webp' }

/** A photograph never changes: a new one has a new id. */
const FOREVER = 'public, max-age=31536000, immutable'

/**
 * Serves `images/{uuid}-{width}.{format}` below the base that the server mounts it at (domain §1).
 * A missing rendition is made from its master within the request.
 */
export async function photoFiles(
  app: FastifyInstance,
  { storage }: { storage: FileStorage },
): Promise<void> {
  const makeRendition = createRenditionMaker(storage)
  refuseUnknownPaths(app)
  app.addHook('onRequest', answersAre('picture'))

  app.get<{ Params: { name: string } }>('/images/:name', async (request, reply) => {
    const { name } = request.params
    const parsed = parseRenditionName(name)
    if (!parsed) throw new AppError('request.not_found')
    const { id, rendition } = parsed

    const etag = `W/"${name}"`
    const caching = { 'cache-control': FOREVER, etag }
    if (request.headers['if-none-match'] === etag) return reply.status(304).headers(caching).send()

    const file =
      (await storage.read(name)) ??
      ((await makeRendition(id, rendition)) ? await storage.read(name) : undefined)
    if (!file) throw new AppError('request.not_found')
    return reply
      .headers(caching)
      .headers({ 'content-type': TYPES[rendition.format], 'content-length': file.size })
      .send(file.stream)
  })
}
