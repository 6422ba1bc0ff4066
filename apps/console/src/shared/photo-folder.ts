import { z } from 'zod'
import { failureSchema } from './ask.ts'

/** Why a file that the stock names is not sent. */
export const FILE_FAULTS = [
  'missing',
  'tooBig',
  'tooSmall',
  'notPicture',
  'unreadable',
  'refused',
] as const
export type FileFault = (typeof FILE_FAULTS)[number]

/** Why the files of a folder cannot be listed. */
const FOLDER_FAULTS = ['unreadable', 'tooManyFiles'] as const
export type FolderFault = (typeof FOLDER_FAULTS)[number]

/** Why a folder was not opened, or its sending has ended early: the folder itself, or the gateway's refusal. */
const folderFailureSchema = z.union([z.enum(FOLDER_FAULTS), failureSchema])
export type FolderFailure = z.output<typeof folderFailureSchema>

/** `looked` before the import is started, `delayed` while the server does not take any. */
const PHOTO_SENDING_STATES = ['looked', 'sending', 'delayed', 'stopped', 'ended'] as const

/** A folder of photographs that was chosen for an import. Its path stays in main. */
export const photoFolderSchema = z.object({
  importId: z.uuid(),
  /** The folder's own name. */
  name: z.string(),
  state: z.enum(PHOTO_SENDING_STATES),
  /** Files of the folder that the stock names and lacks. */
  found: z.int(),
  sent: z.int(),
  /** The first of the files that are not sent. */
  faults: z.array(z.object({ row: z.int(), name: z.string(), fault: z.enum(FILE_FAULTS) })),
  faultsTotal: z.int(),
  /** Of a sending that has `stopped`; `null` where the moderator has stopped it. */
  failure: folderFailureSchema.nullable(),
})
export type PhotoFolder = z.output<typeof photoFolderSchema>
export type FaultyFile = PhotoFolder['faults'][number]

/** What came of choosing a folder. */
export const chosenFolderSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('opened'), folder: photoFolderSchema }),
  z.object({ outcome: z.literal('cancelled') }),
  z.object({ outcome: z.literal('failed'), failure: folderFailureSchema }),
])
export type ChosenFolder = z.output<typeof chosenFolderSchema>
