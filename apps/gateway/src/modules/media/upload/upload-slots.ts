import { AppError } from '@trassa/contracts/app-error'

/**
 * Uploads under way at once in this process: each holds a connection and a file on the disk. The form of an ad sends
 * three at once; an address may be an office.
 */
export const UPLOADS_AT_ONCE = { user: 6, network: 20 } as const

/** About as long as a photograph takes. */
const RETRY_SECONDS = 2

export type UploadSlots = ReturnType<typeof createUploadSlots>

/** Bounds the uploads of a user and of a network that are under way in this process. */
export function createUploadSlots() {
  const taken = new Map<string, number>()
  const change = (key: string, by: 1 | -1) => {
    const left = (taken.get(key) ?? 0) + by
    if (left === 0) taken.delete(key)
    else taken.set(key, left)
  }

  /**
   * Holds a slot of both while `upload` runs.
   *
   * @throws AppError `request.too_many`, before `upload` has begun
   */
  return async function withSlot<T>(
    { userId, network }: { userId: string; network: string },
    upload: () => Promise<T>,
  ): Promise<T> {
    const slots = [
      { key: `user ${userId}`, most: UPLOADS_AT_ONCE.user },
      { key: `network ${network}`, most: UPLOADS_AT_ONCE.network },
    ]
    if (slots.some(({ key, most }) => (taken.get(key) ?? 0) >= most)) {
      throw new AppError('request.too_many', { retryAfter: RETRY_SECONDS })
    }
    for (const { key } of slots) change(key, 1)
    try {
      return await upload()
    } finally {
      for (const { key } of slots) change(key, -1)
    }
  }
}
