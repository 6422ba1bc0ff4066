import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import { AppError, invalid } from '@trassa/contracts/app-error'
import { PHOTO_LIMITS } from '@trassa/contracts/photo-files'
import type { FastifyRequest } from 'fastify'

const FIELD = 'file'

/** A client that was refused may send on for so long (bytes), then its connection is cut. */
const PATIENCE = 64 * 1024 * 1024

/**
 * Streams the one uploaded file into a file of `folder`, lends its path to `use`, and removes it
 * whatever happens. At most `PHOTO_LIMITS.bytes` are ever written.
 *
 * @throws `photo.too_large`, `photo.interrupted`, `request.invalid` where there is no file
 */
export async function withUpload<T>(
  request: FastifyRequest,
  folder: string,
  use: (path: string) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomUUID())
  try {
    await receive(request, path)
    return await use(path)
  } finally {
    await rm(path, { force: true })
  }
}

async function receive(request: FastifyRequest, path: string): Promise<void> {
  const part = await readPart(request)
  if (part?.fieldname !== FIELD) {
    part?.file.resume()
    throw invalid(['body', FIELD], 'Выберите фотографию')
  }
  const { file } = part
  // The parser would read and discard the rest of a file that is too large before it releases it.
  const abort = new AbortController()
  file.once('limit', () => abort.abort())
  const sink = createWriteStream(path, { flags: 'wx' })
  const failure = await pipeline(file, sink, { signal: abort.signal }).then(
    () => undefined,
    (error: unknown) => ({ cause: error }),
  )
  // A file that is one byte too large may come to its end before anything is aborted.
  if (file.truncated) throw new AppError('photo.too_large')
  if (failure && isDiskError(failure.cause)) throw failure.cause
  if (failure) throw new AppError('photo.interrupted', failure)
}

/** A full disk is the server's failure (5xx, logged), not the client's. */
const isDiskError = (error: unknown) =>
  error instanceof Error && 'syscall' in error && error.syscall !== 'read'

async function readPart(request: FastifyRequest): Promise<MultipartFile | undefined> {
  try {
    return await request.file({
      throwFileSizeLimit: false,
      limits: { files: 1, fields: 8, fileSize: PHOTO_LIMITS.bytes },
    })
  } catch (error) {
    if (error instanceof request.server.multipartErrors.InvalidMultipartContentTypeError) {
      throw error
    }
    throw new AppError('photo.interrupted', { cause: error })
  }
}

/**
 * The answer to a refused upload goes out at once, but most clients read it only after they have sent everything:
 * what still comes is read and thrown away, so that they get there and the connection stays usable.
 */
export async function discardingRest<T>(
  { raw }: FastifyRequest,
  upload: () => Promise<T>,
): Promise<T> {
  try {
    return await upload()
  } catch (error) {
    if (!raw.readableEnded && !raw.destroyed) discard(raw)
    throw error
  }
}

function discard(raw: FastifyRequest['raw']): void {
  let discarded = 0
  raw.on('data', (chunk: Buffer) => {
    discarded += chunk.length
    if (discarded > PATIENCE) raw.destroy()
  })
  raw.resume()
}
