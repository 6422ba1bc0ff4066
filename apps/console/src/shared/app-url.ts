import { PHOTO_WIDTHS, type PhotoWidth } from '@trassa/contracts/photo-files'

/** The console's own scheme, the only one that its window loads. */
export const APP_SCHEME = 'app'
export const APP_ORIGIN = `${APP_SCHEME}://console`

const PHOTO_FOLDER = '/photos/'
const PHOTO_FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d+)$/

/** The address of a photograph inside the console; main fetches it from the server. */
export const photoUrl = (id: string, width: PhotoWidth): string =>
  `${APP_ORIGIN}${PHOTO_FOLDER}${id}-${width}`

/** The photograph that a path names, or `null` for any other path. */
export function photoOfPath(path: string): { id: string; width: PhotoWidth } | null {
  if (!path.startsWith(PHOTO_FOLDER)) return null
  const [, id, digits] = PHOTO_FILE.exec(path.slice(PHOTO_FOLDER.length)) ?? []
  const width = PHOTO_WIDTHS.find((known) => String(known) === digits)
  return id && width ? { id, width } : null
}
