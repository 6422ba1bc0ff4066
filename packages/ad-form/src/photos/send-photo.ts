import type { Photo } from '@trassa/contracts/entities/photo'

interface SendOptions {
  /** Share of the file that has left, 0…1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Uploads one photograph; each app has its own way.
 * @throws AppError of `files.upload`, `network.failed`.
 */
export type SendPhoto = (file: File, options: SendOptions) => Promise<Photo>
