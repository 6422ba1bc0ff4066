import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@trassa/contracts/app-error'
import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { PHOTO_LIMITS } from '@trassa/contracts/photo-files'
import pLimit from 'p-limit'
import { type FetchFault, FetchRefusal } from '../../../platform/net/public-fetch/fetch-refusal.ts'
import type { PublicFetch } from '../../../platform/net/public-fetch/public-fetch.ts'
import type { PhotosService } from '../../media/public.ts'
import type { FeedPhoto } from '../feeds.table.ts'
import { fetchSentence } from './fetch-texts.ts'

const AT_ONCE = 3
const TIMEOUT_MS = 15_000
/** Runs in which a photograph is tried whose address will hardly do better. */
const TRIES = 3

export interface PhotoFetching {
  fetch: PublicFetch
  photos: Pick<PhotosService, 'takeMaster'>
  /** For files that are not checked yet. */
  incoming: string
}

/** The photographs of an item's addresses, with what is known of those that it had before. */
export const withKnownPhotos = (
  urls: readonly string[],
  known: readonly FeedPhoto[],
): FeedPhoto[] => urls.map((url) => known.find((photo) => photo.url === url) ?? { url })

export const isFetchable = ({ id, failures = 0 }: FeedPhoto): boolean =>
  id === undefined && failures < TRIES

/** Fetches those that are missing. @returns all of them in their order, and a sentence for each that failed. */
export async function fetchPhotos(
  { fetch, photos, incoming }: PhotoFetching,
  userId: string,
  listed: readonly FeedPhoto[],
): Promise<{ photos: FeedPhoto[]; failed: { url: string; message: string }[] }> {
  const failed: { url: string; message: string }[] = []
  const limit = pLimit(AT_ONCE)
  const fetchOne = async (photo: FeedPhoto): Promise<FeedPhoto> => {
    try {
      const asked = { maxBytes: PHOTO_LIMITS.bytes, timeoutMs: TIMEOUT_MS }
      const { bytes } = await fetch(photo.url, asked)
      if (!bytes) throw new FetchRefusal('failed')
      const path = join(incoming, randomUUID())
      await mkdir(incoming, { recursive: true })
      try {
        await writeFile(path, bytes)
        const { id } = await photos.takeMaster({ userId }, path)
        return { url: photo.url, id }
      } finally {
        await rm(path, { force: true })
      }
    } catch (error) {
      const message = sentenceOf(error)
      if (message === undefined) throw error
      failed.push({ url: photo.url, message })
      return isLasting(error) ? { ...photo, failures: (photo.failures ?? 0) + 1 } : photo
    }
  }
  const all = await Promise.all(
    listed.map((photo) => (isFetchable(photo) ? limit(() => fetchOne(photo)) : photo)),
  )
  return { photos: all, failed }
}

/** Faults of the address or of what stands there. Others pass, and do not count however long they last. */
const LASTING: Record<FetchFault, boolean> = {
  url: true,
  credentials: true,
  port: true,
  host: false,
  private: true,
  redirects: false,
  status: false,
  tooLarge: true,
  timeout: false,
  encoding: false,
  failed: false,
}

const isLasting = (error: unknown): boolean =>
  !(error instanceof FetchRefusal) ||
  LASTING[error.fault] ||
  error.status === 404 ||
  error.status === 410

function sentenceOf(error: unknown): string | undefined {
  if (error instanceof FetchRefusal) {
    return error.fault === 'tooLarge' ? ERROR_TEXTS['photo.too_large'] : fetchSentence(error)
  }
  return error instanceof AppError ? ERROR_TEXTS[error.code] : undefined
}
