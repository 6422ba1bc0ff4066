import type { Photo as PhotoData } from '@trassa/contracts/entities/photo'
import { PHOTO_WIDTHS, type PhotoFormat, photoPath } from '@trassa/contracts/photo-files'
import clsx from 'clsx'

/** The file storage's base (domain §1). */
export const FILES_BASE = '/files'

export const photoUrl = (...path: Parameters<typeof photoPath>): string =>
  `${FILES_BASE}${photoPath(...path)}`

export const photoSrcSet = (id: string, format: PhotoFormat): string =>
  PHOTO_WIDTHS.map((width) => `${photoUrl(id, width, format)} ${width}w`).join(', ')

interface PhotoProps {
  photo: PhotoData
  alt: string
  /** The `sizes` of the picture in its place. */
  sizes: string
  /** The largest picture above the fold: loaded eagerly, with high priority. */
  priority?: boolean
  className?: string
}

/** A photograph in the size and format that the browser chooses; its average colour fills the frame until it is loaded. */
export function Photo({ photo, alt, sizes, priority = false, className }: PhotoProps) {
  const { id, width, height, color } = photo
  return (
    <picture>
      <source type="image/avif" srcSet={photoSrcSet(id, 'avif')} sizes={sizes} />
      <img
        src={photoUrl(id, 480, 'webp')}
        srcSet={photoSrcSet(id, 'webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        draggable={false}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        style={{ backgroundColor: color }}
        className={clsx('block', className)}
      />
    </picture>
  )
}
