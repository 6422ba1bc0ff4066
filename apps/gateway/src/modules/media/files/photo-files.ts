import { AppError } from '@trassa/contracts/app-error'
import type { PhotoFormat } from '@trassa/contracts/photo-files'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseUnknownPaths } from '../../../platform/http/requests/unknown-paths.ts'
import { matchesTag } from '../../../platform/http/revalidation.ts'
import { answersAre } from '../../../platform/http/security-headers.ts'
import type { ByteRange, FileStorage } from '../storage/file-storage.ts'
import { parseRenditionName } from '../storage/photo-keys.ts'
import { parseRange } from './byte-range.ts'
import { createHotFiles, type HotFile } from './hot-files.ts'
import { createRenditionMaker } from './make-rendition.ts'

const TYPES: Record<PhotoFormat, string> = { avif: 'image/avif', webp: 'image/webp' }

/** A photograph never changes: a new one has a new id. */
const FOREVER = 'public, max-age=31536000, immutable'

/** A strong tag, as ranges need it: a rendition that was lost and made again may differ in its bytes. */
const tagOf = ({ size, version }: HotFile) => `"${size}-${version}"`

/**
 * Serves `images/{uuid}-{width}.{format}` below the base that the server mounts it at (domain §1), whole or a range of it
 * (decision 172). A missing rendition is made from its master within the request.
 */
export async function photoFiles(
  app: FastifyInstance,
  { storage }: { storage: FileStorage },
): Promise<void> {
  const makeRendition = createRenditionMaker(storage)
  const read = createHotFiles(storage)
  refuseUnknownPaths(app)
  app.addHook('onRequest', answersAre('picture'))

  /** The bytes of a file or of a range of it; refused before anything is said of a file that was removed meanwhile. */
  async function open(name: string, { bytes }: HotFile, range?: ByteRange) {
    if (bytes) return range ? bytes.subarray(range.from, range.to + 1) : bytes
    const stream = await storage.stream(name, range)
    if (!stream) throw new AppError('request.not_found')
    return stream
  }

  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/images/:name',
    handler: async (request, reply) => {
      const { name } = request.params
      const parsed = parseRenditionName(name)
      if (!parsed) throw new AppError('request.not_found')
      const { id, rendition } = parsed
      const file =
        (await read(name)) ?? ((await makeRendition(id, rendition)) ? await read(name) : undefined)
      if (!file) throw new AppError('request.not_found')
      const tag = tagOf(file)
      const caching = { 'cache-control': FOREVER, etag: tag, 'accept-ranges': 'bytes' }
      if (matchesTag(request.headers['if-none-match'], tag))
        return reply.code(304).headers(caching).send()

      const range = rangeOf(request, file)
      if (range === 'unsatisfiable')
        return reply.code(416).header('content-range', `bytes */${file.size}`).send()
      const body = request.method === 'HEAD' ? undefined : await open(name, file, range)
      const { from, to } = range ?? { from: 0, to: file.size - 1 }
      if (range) reply.code(206).header('content-range', `bytes ${from}-${to}/${file.size}`)
      return reply
        .headers({ ...caching, 'content-length': to - from + 1 })
        .type(TYPES[rendition.format])
        .send(body)
    },
  })
}

/** Ranges are defined for GET; one of another version of the file is answered by the whole of this one. */
function rangeOf({ method, headers }: FastifyRequest, file: HotFile) {
  const condition = headers['if-range']
  if (method !== 'GET' || (condition !== undefined && condition !== tagOf(file))) return undefined
  return parseRange(headers.range, file.size)
}
