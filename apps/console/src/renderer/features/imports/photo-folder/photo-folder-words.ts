import { countOf, formatNumber } from '@trassa/catalog/format/numbers'
import { PHOTO_LIMITS } from '@trassa/contracts/photo-files'
import type {
  FileFault,
  FolderFailure,
  FolderFault,
  PhotoFolder,
} from '../../../../shared/photo-folder.ts'
import { failureText } from '../../../lib/failure-text.ts'
import { toError } from '../../../lib/ipc-client.ts'

const MEGABYTE = 1024 * 1024
const PHOTOS = ['фотография', 'фотографии', 'фотографий'] as const
export const countPhotos = (count: number): string => countOf(count, PHOTOS)

export const FILE_FAULT_TEXTS: Record<FileFault, string> = {
  missing: 'нет в папке',
  tooBig: `больше ${PHOTO_LIMITS.bytes / MEGABYTE} МБ`,
  tooSmall: `меньше ${PHOTO_LIMITS.minWidth} × ${PHOTO_LIMITS.minHeight} точек`,
  notPicture: 'не фотография JPEG, PNG, WebP или HEIC',
  unreadable: 'файл не читается',
  refused: 'сервер не принял файл',
}

const LACKING = [
  'фотографию, которой ещё нет',
  'фотографии, которых ещё нет',
  'фотографий, которых ещё нет',
] as const
/** Photographs that the rows name and the server does not have. */
export const lackingText = (count: number): string => `Файл называет ${countOf(count, LACKING)}.`

const FOLDER_FAULT_TEXTS: Record<FolderFault, string> = {
  unreadable: 'Папка не читается. Проверьте доступ к ней или выберите другую.',
  tooManyFiles:
    'В папке слишком много файлов. Выберите ту, в которой лежат только фотографии склада.',
}

/** Why a folder was not opened, or its sending has ended early. */
export const folderFailureText = (failure: FolderFailure): string =>
  typeof failure === 'string' ? FOLDER_FAULT_TEXTS[failure] : failureText(toError(failure))

/** What is known of the folder's files. */
export function folderText({ state, name, found, sent, faultsTotal }: PhotoFolder): string {
  const of = `Папка «${name}»`
  if (state === 'looked') {
    return `${of}: найдено ${formatNumber(found)} из ${formatNumber(found + faultsTotal)}.`
  }
  if (state === 'stopped') return `${of}: загрузка остановлена, загружено ${formatNumber(sent)}.`
  return `${of}: загружено ${formatNumber(sent)}, не загружено ${formatNumber(faultsTotal)}.`
}
