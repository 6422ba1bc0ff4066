import type { FeedPhoto } from '../../feeds/public.ts'

const NAME_MAX = 200
const ENDING = /\.(?:jpe?g|png|webp|heic|heif|avif)$/i
const BEHIND_ENDING = /(?<=\.(?:jpe?g|png|webp|heic|heif|avif))\s+/i
/** A cell that says that there are none. */
const NONE = /^(?:[^\p{L}\p{N}]*|нет|нет фото|без фото|н\/д)$/iu

const isAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text)
/** "12345_1", not "есть": a word would be waited for as a file. */
const isNumbered = (text: string): boolean => /^\S*\p{N}\S*$/u.test(text)
/** A plain name: a folder in it would lead out of the one that the moderator chooses. */
const isFileName = (text: string): boolean =>
  text.length <= NAME_MAX &&
  (ENDING.test(text) || isNumbered(text)) &&
  !/[\p{Cc}/\\:*?"<>]/u.test(text)

/** Whether a photograph is the name of a file; else it is an address. */
export const isPhotoFile = (photo: string): boolean => !isAddress(photo)

/** The names of files among photographs that are not there yet. */
export const awaitedFiles = (photos: readonly FeedPhoto[]): string[] =>
  photos.flatMap(({ url, id }) => (isPhotoFile(url) && id === undefined ? [url] : []))

/** What a cell of photographs says. */
interface PhotoCell {
  /** Addresses and names of files. */
  photos: string[]
  /** The first picture that is neither, as with a folder before its name. */
  wrong: string | undefined
  /** The first text that names no picture. */
  remark: string | undefined
}

/** One part of a cell between commas: addresses and names without an ending hold no spaces, other names may. */
const piecesOf = (part: string): string[] =>
  part
    .split(BEHIND_ENDING)
    .flatMap((piece) =>
      ENDING.test(piece) && !/https?:\/\//i.test(piece) ? [piece] : wordsOf(piece),
    )

/** "12 фото" is one text, not the names "12" and "фото". */
function wordsOf(piece: string): string[] {
  const words = piece.split(/\s+/)
  const names = words.filter((word) => !isAddress(word))
  return names.every(isNumbered) ? words : [...words.filter(isAddress), names.join(' ')]
}

/** Reads the addresses and names of files that a cell lists. */
export function readPhotoCell(cell: string): PhotoCell {
  if (NONE.test(cell.trim())) return { photos: [], wrong: undefined, remark: undefined }
  const parts = cell.split(/[,;|\r\n]+/).flatMap((part) => piecesOf(part.trim()))
  const unique = [...new Set(parts)].filter((text) => !NONE.test(text))
  const isPhoto = (text: string) => isAddress(text) || isFileName(text)
  const others = unique.filter((text) => !isPhoto(text))
  return {
    photos: unique.filter(isPhoto),
    wrong: others.find((text) => ENDING.test(text)),
    remark: others.find((text) => !ENDING.test(text)),
  }
}
