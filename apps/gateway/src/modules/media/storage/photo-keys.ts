import {
  PHOTO_FORMATS,
  PHOTO_WIDTHS,
  type PhotoFormat,
  type PhotoWidth,
  photoPath,
} from '@trassa/contracts/photo-files'

/** One size of a photograph in one format. */
export interface Rendition {
  width: PhotoWidth
  format: PhotoFormat
}

/** All eight, small ones first. */
export const RENDITIONS: readonly Rendition[] = PHOTO_WIDTHS.flatMap((width) =>
  PHOTO_FORMATS.map((format) => ({ width, format })),
)

/** The picture that renditions are made from; never served itself. */
export const masterKey = (id: string): string => `${id}.master`

/** The name under which a rendition is both kept and served. */
export const renditionKey = (id: string, { width, format }: Rendition): string =>
  photoPath(id, width, format).replace('/images/', '')

/** Every file that a photograph may have. */
export const keysOf = (id: string): string[] => [
  masterKey(id),
  ...RENDITIONS.map((rendition) => renditionKey(id, rendition)),
]

const NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d{1,4})\.([a-z]{1,4})$/

/** Parses `{uuid}-{width}.{format}`; `undefined` for any other name. */
export function parseRenditionName(name: string): { id: string; rendition: Rendition } | undefined {
  const [, id, width, format] = NAME.exec(name) ?? []
  const rendition = RENDITIONS.find(
    (known) => String(known.width) === width && known.format === format,
  )
  return id && rendition ? { id, rendition } : undefined
}
