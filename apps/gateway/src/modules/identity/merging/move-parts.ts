import type { MergedPart } from '@trassa/contracts/enumerations/account-merge'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { AccountPart } from '../account/account-part.ts'
import type { MergedCounts, MergePair } from './account-merge.ts'

/** Moves every part of an account. @returns how many rows of each. */
export async function moveParts(
  tx: Transaction,
  parts: readonly AccountPart[],
  pair: MergePair,
): Promise<MergedCounts> {
  const moved: MergedCounts = {}
  for (const { merge } of parts) {
    const counts = (await merge?.move(tx, pair)) ?? {}
    for (const [part, count] of Object.entries(counts)) {
      if (count > 0) moved[part as MergedPart] = count
    }
  }
  return moved
}
