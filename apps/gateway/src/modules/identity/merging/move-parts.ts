import type { MergedPart } from '@trassa/contracts/enumerations/account-merge'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { AccountPart } from '../account/account-part.ts'
import type { MergedCounts, MergeFacts, MergePair } from './account-merge.ts'

/** Locks the rows that others lock before the account itself; the account is locked after them. */
export async function lockParts(
  tx: Transaction,
  parts: readonly AccountPart[],
  closedId: string,
): Promise<void> {
  for (const { merge } of parts) await merge?.lock?.(tx, closedId)
}

/** Moves every part of an account. @returns how many rows of each. */
export async function moveParts(
  tx: Transaction,
  parts: readonly AccountPart[],
  pair: MergePair,
  facts: MergeFacts,
): Promise<MergedCounts> {
  const moved: MergedCounts = {}
  for (const { merge } of parts) {
    const counts = (await merge?.move(tx, pair, facts)) ?? {}
    for (const [part, count] of Object.entries(counts)) {
      if (count > 0) moved[part as MergedPart] = count
    }
  }
  return moved
}
