/** Widths that every photograph is kept in, each as WebP and AVIF. */
export const PHOTO_WIDTHS = [240, 480, 960, 1920] as const
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number]
export const PHOTO_FORMATS = ['avif', 'webp'] as const
export type PhotoFormat = (typeof PHOTO_FORMATS)[number]

/** domain §4. */
export const PHOTO_LIMITS = { bytes: 10 * 1024 * 1024, minWidth: 800, minHeight: 600 } as const

/** The address of one size of a photograph, below the file storage's base (domain §1). */
export function photoPath(id: string, width: PhotoWidth, format: PhotoFormat): string {
  return `/images/${id}-${width}.${format}`
}
