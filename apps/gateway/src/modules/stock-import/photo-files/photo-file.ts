import type { FeedPhoto } from '../../feeds/public.ts'

const NAME_MAX = 200
const isAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text)
/** A plain name: a folder in it would lead out of the one that the moderator chooses. */
const isFileName = (text: string): boolean =>
  text.length <= NAME_MAX && /[\p{L}\p{N}]/u.test(text) && !/[\p{Cc}/\\:*?"<>]/u.test(text)

/** Whether a photograph is the name of a file; else it is an address. */
export const isPhotoFile = (photo: string): boolean => !isAddress(photo)

/** The names of files among photographs that are not there yet. */
export const awaitedFiles = (photos: readonly FeedPhoto[]): string[] =>
  photos.flatMap(({ url, id }) => (isPhotoFile(url) && id === undefined ? [url] : []))

const ENDING = /\.(?:jpe?g|png|webp|heic|heif|avif)$/i
const BEHIND_ENDING = /(?<=\.(?:jpe?g|png|webp|heic|heif|avif))\s+/i

/** One part of a cell between commas: addresses and names without an ending hold no spaces, other names may. */
const piecesOf = (part: string): string[] =>
  part
    .split(BEHIND_ENDING)
    .flatMap((piece) =>
      ENDING.test(piece) && !/https?:\/\//i.test(piece) ? [piece] : piece.split(/\s+/),
    )

/** The addresses and names of files that a cell lists, and the first text that is neither. */
export function readPhotoCell(cell: string): { photos: string[]; wrong: string | undefined } {
  const parts = cell.split(/[,;|\r\n]+/).flatMap((part) => piecesOf(part.trim()))
  const unique = [...new Set(parts.filter(Boolean))]
  const isPhoto = (text: string) => isAddress(text) || isFileName(text)
  return { photos: unique.filter(isPhoto), wrong: unique.find((text) => !isPhoto(text)) }
}
