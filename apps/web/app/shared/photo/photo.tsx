import type { Photo as PhotoData } from '@trassa/contracts/entities/photo'
import {
  PHOTO_WIDTHS,
  type PhotoFormat,
  type PhotoWidth,
  photoPath,
} from '@trassa/contracts/photo-files'

/** The file storage's base (domain §1). */
export const FILES_BASE = '/files'

export const photoUrl = (...path: Parameters<typeof photoPath>): string =>
  `${FILES_BASE}${photoPath(...path)}`

export const photoSrcSet = (
  id: string,
  format: PhotoFormat,
  widths: readonly PhotoWidth[] = PHOTO_WIDTHS,
): string => widths.map((width) => `${photoUrl(id, width, format)} ${width}w`).join(', ')

/** Of a photograph at most 430 px wide, on a screen of any density. */
const SMALL_WIDTHS = [480, 960] as const
/** For browsers without AVIF (2022 and older), where a small photograph has one size. */
const SMALL_WEBP = 960

interface PhotoProps {
  photo: PhotoData
  alt: string
  /** The `sizes` of the picture in its place. */
  sizes: string
  /** In a list, whose photographs are many: fewer sizes to choose from. */
  small?: boolean
  /** The largest picture above the fold: loaded eagerly, with high priority. */
  priority?: boolean
  /** Says its width and its height, or their ratio. */
  className?: string
}

/** A photograph in the size and format that the browser chooses; its average colour fills the frame until it is loaded. */
export function Photo(props: PhotoProps) {
  const { photo, alt, sizes, small = false, priority = false, className } = props
  const { id, width, height, color } = photo
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={photoSrcSet(id, 'avif', small ? SMALL_WIDTHS : PHOTO_WIDTHS)}
        sizes={sizes}
      />
      <img
        src={photoUrl(id, small ? SMALL_WEBP : 480, 'webp')}
        {...(!small && { srcSet: photoSrcSet(id, 'webp'), sizes, width, height })}
        alt={alt}
        draggable={false}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        decoding="async"
        style={{ backgroundColor: color }}
        className={className}
      />
    </picture>
  )
}
