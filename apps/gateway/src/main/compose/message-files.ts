import { invoiceAttachment } from '../../modules/billing/public.ts'
import { createJpegReader, type FileStorage } from '../../modules/media/public.ts'
import type { MessageFiles } from '../../modules/messaging/public.ts'
import type { Database } from '../../platform/database/connect.ts'

/** The files that messages name: invoices of letters, pictures of Telegram messages. */
export const messageFiles = (db: Database, storage: FileStorage): MessageFiles => ({
  makeAttachment: invoiceAttachment(db),
  readPicture: createJpegReader(storage),
})
