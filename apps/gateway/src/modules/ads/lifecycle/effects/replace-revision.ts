import type { Transaction } from '../../../../platform/database/connect.ts'
import { holdPhotos, releaseHeldPhotos } from '../../../media/public.ts'
import type { DecidedCommand } from '../ad-command.ts'
import type { AdColumnChanges } from '../write-ads.ts'

/**
 * `holdRevision` and `releaseRevision`: an edit's revision takes the place of the one before. Its new
 * photographs belong to the ad but are not shown in it yet; those that it no longer has are free.
 */
export async function replaceRevision(
  tx: Transaction,
  commands: DecidedCommand[],
): Promise<Map<string, AdColumnChanges>> {
  const columns = new Map<string, AdColumnChanges>()
  for (const { ad, revision = null, risk = ad.risk } of commands) {
    const held = ad.revision?.photoIds ?? []
    const photoIds = revision?.photoIds ?? []
    if (held.length > 0) await releaseHeldPhotos(tx, ad.id, photoIds)
    if (photoIds.length > 0) await holdPhotos(tx, ad.id, photoIds)
    columns.set(ad.id, { revision, risk })
  }
  return columns
}
