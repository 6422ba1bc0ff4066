import type { Database } from '../../../platform/database/connect.ts'
import type { AdLifecycle, AdPhotosService } from '../../ads/public.ts'
import type { UserRecord } from '../../identity/public.ts'
import type { PhotoFetching } from './fetch-photos.ts'
import type { Budget } from './publish.ts'

/** What items are applied with. */
export interface ItemWork extends PhotoFetching {
  db: Database
  lifecycle: AdLifecycle
  adPhotos: AdPhotosService
}

/** The run that they are applied in. */
export interface ItemContext {
  owner: UserRecord
  runId: string
  budget: Budget
  now: Date
}
