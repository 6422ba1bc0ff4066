import { AppError } from '@trassa/contracts/app-error'
import type { AdRecord } from '../ads.table.ts'

/**
 * Compares the version that a change was made from with that of the locked row. `undefined`: the
 * change is decided on the row as it is (domain §1).
 *
 * @throws AppError `ad.stale`
 */
export function checkVersion(
  ad: Pick<AdRecord, 'version'>,
  expected: AdRecord['version'] | undefined,
): void {
  if (expected !== undefined && ad.version !== expected) throw new AppError('ad.stale')
}
