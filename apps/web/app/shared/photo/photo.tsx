import type { Photo as PhotoData } from '@trassa/contracts/entities/photo'
import { PHOTO_WIDTHS, type PhotoFormat, photoPath } from '@trassa/contracts/photo-files'

/** The file storage's base (domain §1). */
export const FILES_BASE = '/files'

export const photoUrl = (...path: Parameters<typeof photoPath>): string =>
  `${FILES_BASE}${photoPath(...path)}`

export const photoSrcSet = (id: string, format: PhotoFormat): string =>
  PHOTO_WIDTHS.map((width) => `${photoUrl(id, width, format)} ${width}w`).join(', ')

/** For browsers without AVIF (2022 and older), where a photograph of a list has one size. */
const LISTED_WEBP = 960

interface PhotoProps {
  photo: PhotoData
  alt: string
  /**
   * The `sizes` of the picture in its place. Without them it is a photograph of a list, at most 480 px wide: it repeats little and
   * chooses by the screen's density alone.
   */
  sizes?: string
  /** The largest picture above the fold: loaded eagerly, with high priority. */
  priority?: boolean
  /** Says its width and its height, or their ratio. */
  className?: string
}

/** A photograph in the size and format that the browser chooses; its average colour fills the frame until it is loaded. */
export function Photo({ photo, alt, sizes, priority = false, className }: PhotoProps) {
  const { id, width, height, color } = photo
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={sizes ? photoSrcSet(id, 'avif') : densitySrcSet(id)}
        sizes={sizes}
      />
      <img
        src={photoUrl(id, sizes ? 480 : LISTED_WEBP, 'webp')}
        {...(sizes && {
          srcSet: photoSrcSet(id, 'webp'),
          sizes,
          width,
          height,
          draggable: false,
          decoding: 'async',
        })}
        alt={alt}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        style={{ background: color }}
        className={className}
      />
    </picture>
  )
}

const densitySrcSet = (id: string): string =>
  `${photoUrl(id, 480, 'avif')}, ${photoUrl(id, 960, 'avif')} 2x`
