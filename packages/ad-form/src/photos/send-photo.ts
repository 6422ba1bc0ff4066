import type { Photo } from '@trassa/contracts/entities/photo'

interface SendOptions {
  /** Share of the file that was sent, 0…1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Uploads one photo; the site does it by XMLHttpRequest, the console through its main process.
 * @throws AppError of `files.upload`, `network.failed`.
 */
export type SendPhoto = (file: File, options: SendOptions) => Promise<Photo>
