import { type AdLifecycle, adsPart } from '../modules/ads/public.ts'
import { favoritesPart } from '../modules/favorites/public.ts'
import { type AccountPart, sessionsPart } from '../modules/identity/public.ts'
import type { Database } from '../platform/database/connect.ts'

/** Everything that is kept about a user, for the export and the deletion of an account, requests and jobs alike. */
export const accountParts = (dependencies: {
  db: Database
  lifecycle: AdLifecycle
}): readonly AccountPart[] => [
  adsPart(dependencies),
  favoritesPart(dependencies.db),
  sessionsPart(dependencies.db),
]
