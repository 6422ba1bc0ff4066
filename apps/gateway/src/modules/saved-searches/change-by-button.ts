import { SAVED_SEARCHES_MAX } from '@trassa/contracts/enumerations/saved-searches'
import type { Transaction } from '../../platform/database/connect.ts'
import { lockUserById } from '../identity/public.ts'
import {
  lockSavedSearch,
  readSavedSearches,
  setDeleted,
  setPaused,
} from './saved-searches.repository.ts'

/** A saved search of a user, as a button of the bot names it. */
interface Own {
  userId: string
  id: string
}

/** Pauses or continues a saved search. @returns whether there is such a one. */
export async function pauseSavedSearch(
  tx: Transaction,
  own: Own,
  paused: boolean,
): Promise<boolean> {
  const stored = await lockSavedSearch(tx, own)
  if (!stored || stored.deletedAt) return false
  if (stored.paused !== paused) await setPaused(tx, own.id, paused)
  return true
}

/** Deletes a saved search so that it can be brought back for a day. */
export async function dismissSavedSearch(tx: Transaction, own: Own): Promise<void> {
  const stored = await lockSavedSearch(tx, own)
  if (stored && !stored.deletedAt) await setDeleted(tx, own.id, true)
}

/** @returns `gone` after a day; `exists` where the same was saved meanwhile; `tooMany` where others took its place. */
export async function bringSavedSearchBack(
  tx: Transaction,
  own: Own,
): Promise<'back' | 'gone' | 'exists' | 'tooMany'> {
  const user = await lockUserById(tx, own.userId)
  const stored = await lockSavedSearch(tx, own)
  if (!user || !stored) return 'gone'
  if (!stored.deletedAt) return 'back'
  const others = await readSavedSearches(tx, own.userId)
  const isSame = others.some(
    ({ adType, query }) => adType === stored.adType && query === stored.query,
  )
  if (isSame) return 'exists'
  if (others.length >= SAVED_SEARCHES_MAX[user.type]) return 'tooMany'
  await setDeleted(tx, own.id, false)
  return 'back'
}
