import { batchEndSchema, staffEventSchema } from '@trassa/contracts/entities/moderator/staff-event'
import { z } from 'zod'
import { adMenuChoiceSchema, adMenuSchema } from './ad-menu.ts'
import { adsExportSchema, exportProgressSchema } from './ads-export.ts'
import { askResultSchema, askSchema } from './ask.ts'
import { connectionSchema } from './connection.ts'
import { documentSchema, saveResultSchema } from './document.ts'
import { draftChangeSchema, draftsSchema } from './drafts.ts'
import { newDecisionSchema, pendingDecisionSchema, storedOutcomeSchema } from './outbox.ts'
import { chosenFolderSchema, photoFolderSchema } from './photo-folder.ts'
import { programChangeSchema, programSchema, updateCommandSchema } from './program.ts'
import { settingsChangeSchema, settingsSchema } from './settings.ts'
import { uploadSchema } from './upload.ts'

const nothing = z.undefined()

/** Where the session is stored: in the system's key store, or in a file that only its owner can read. */
export const sessionStorageKindSchema = z.enum(['keyring', 'file'])

/** Every channel from the renderer to main: the schemas of its argument and result. */
export const IPC = {
  'gateway.ask': { argument: askSchema, result: askResultSchema },
  'gateway.upload': { argument: uploadSchema, result: askResultSchema },
  /** Saved by the dialog of the system. */
  'document.save': { argument: documentSchema, result: saveResultSchema },
  /** The ads table as a file, saved by the dialog of the system. */
  'export.save': { argument: adsExportSchema, result: saveResultSchema },
  /** By the id of the export. */
  'export.cancel': { argument: z.uuid(), result: nothing },
  /** The folder of photographs that was chosen for an import, by the import's id. */
  'photoFolder.read': { argument: z.uuid(), result: photoFolderSchema.nullable() },
  /** Asks for a folder by the dialog of the system, and looks which of its files the import names. */
  'photoFolder.choose': { argument: z.uuid(), result: chosenFolderSchema },
  /** Sends the files that the import lacks. */
  'photoFolder.send': { argument: z.uuid(), result: nothing },
  'photoFolder.stop': { argument: z.uuid(), result: nothing },
  /** The pending decisions of the account whose session this is, oldest first. */
  'outbox.read': { argument: nothing, result: z.array(pendingDecisionSchema) },
  /** Whether stored decisions of the account could not be read when the console was started. */
  'outbox.hasLost': { argument: nothing, result: z.boolean() },
  /** The decision is on disk when the answer is `stored`. */
  'outbox.send': { argument: newDecisionSchema, result: storedOutcomeSchema },
  'outbox.takeBack': { argument: nothing, result: pendingDecisionSchema.nullable() },
  /** Removes a refused decision by its id. */
  'outbox.dismiss': { argument: z.uuid(), result: nothing },
  /** The ends of the account's batches that have not been read in any window, oldest first. */
  'batchEnds.read': { argument: nothing, result: z.array(batchEndSchema) },
  /** They have been read, by the ids of the batches. */
  'batchEnds.dismiss': { argument: z.array(z.uuid()).max(100), result: nothing },
  'connection.read': { argument: nothing, result: connectionSchema },
  /** The drafts of the account whose session this is; every later change belongs to it. */
  'drafts.areUnread': { argument: nothing, result: z.boolean() },
  'drafts.open': { argument: nothing, result: draftsSchema },
  'drafts.change': { argument: draftChangeSchema, result: nothing },
  'settings.read': { argument: nothing, result: settingsSchema },
  'settings.change': { argument: settingsChangeSchema, result: settingsSchema },
  /** Shows the menu of an ad in a list. */
  'ad.menu': { argument: adMenuSchema, result: adMenuChoiceSchema },
  'program.read': { argument: nothing, result: programSchema },
  'program.update': { argument: updateCommandSchema, result: programSchema },
  'program.change': { argument: programChangeSchema, result: programSchema },
  /** Of these words, those that are misspelled; asked by the preload's spell check provider. */
  'spelling.check': {
    argument: z.array(z.string().max(200)).max(5000),
    result: z.array(z.string()),
  },
  'session.storageKind': { argument: nothing, result: sessionStorageKindSchema },
} as const satisfies Record<string, { argument: z.ZodType; result: z.ZodType }>

export type IpcChannel = keyof typeof IPC
/** As the renderer passes it. */
export type IpcArgument<C extends IpcChannel> = z.input<(typeof IPC)[C]['argument']>
/** As main's handler gets it. */
export type IpcParsed<C extends IpcChannel> = z.output<(typeof IPC)[C]['argument']>
export type IpcResult<C extends IpcChannel> = z.output<(typeof IPC)[C]['result']>

/** Events from main to every window: the schemas of their data. */
export const IPC_EVENTS = {
  /** The server does not know the session any more. */
  'session.lost': nothing,
  'program.changed': programSchema,
  /** The session has begun or ended: each window asks anew who is logged in. */
  'session.changed': nothing,
  /** What the gateway tells the staff (domain §9). */
  'staff.event': staffEventSchema,
  'outbox.changed': z.array(pendingDecisionSchema),
  /** The ends that are still to be read. */
  'batchEnds.changed': z.array(batchEndSchema),
  'export.progress': exportProgressSchema,
  'photoFolder.changed': photoFolderSchema,
  /** Another window has changed a draft. */
  'drafts.changed': draftChangeSchema,
  'connection.changed': connectionSchema,
} as const satisfies Record<string, z.ZodType>

export type IpcEvent = keyof typeof IPC_EVENTS
export type IpcEventData<E extends IpcEvent> = z.output<(typeof IPC_EVENTS)[E]>
