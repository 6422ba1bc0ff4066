import type { Database, Transaction } from '../../../platform/database/connect.ts'
import { type Outbox, telegramBody, telegramRoom } from '../../messaging/public.ts'
import { type ReverseSearch, readLiveCards } from '../../search/public.ts'
import {
  type DueSearch,
  deleteWaiting,
  queueSearches,
  readDue,
  readWaiting,
  takeDue,
} from '../mailing-ads.repository.ts'
import { mailingMessage, SHOWN_ADS } from '../message/mailing-message.ts'
import { MAILING_LIFETIME_SECONDS, MAILING_TOPIC } from '../message/mailing-topic.ts'
import { noteTold } from '../shown-ads.repository.ts'
import { isQuiet, overduePlace } from './due-at.ts'

/** What a saved search is called: its own name or one made of its filters. */
export type NameOfSearch = (search: Pick<DueSearch, 'adType' | 'query' | 'name'>) => Promise<string>

interface SendingDependencies {
  db: Database
  outbox: Pick<Outbox, 'write'>
  reverse: Pick<ReverseSearch, 'holding'>
  nameOf: NameOfSearch
  publicUrl: string
}

/**
 * Writes the messages that are due, as many as leave within a second: those behind them wait in the queue, where an
 * answer of the bot or a code overtakes them.
 */
export async function sendDue(dependencies: SendingDependencies, now: Date): Promise<void> {
  const { db } = dependencies
  const due = await readDue(db, now, await telegramRoom(db))
  for (const id of due) await db.transaction((tx) => sendOne(tx, id, dependencies, now))
}

async function sendOne(
  tx: Transaction,
  id: string,
  { outbox, reverse, nameOf, publicUrl }: SendingDependencies,
  now: Date,
): Promise<void> {
  const search = await takeDue(tx, id)
  if (!search) return
  if (!search.isReached) return deleteWaiting(tx, id)
  if (isQuiet(search, now)) {
    return queueSearches(tx, [{ savedSearchId: id, ...overduePlace(search, now) }])
  }
  const rows = await readWaiting(tx, id)
  const held = await reverse.holding(rows.map((row) => ({ id, state: { row } })))
  const adIds = rows.flatMap((row, at) => (held[at] ? [row.id] : []))
  const cards = await readLiveCards(tx, adIds.slice(0, SHOWN_ADS))
  if (cards.length > 0) {
    const message = mailingMessage({
      search: { id, paused: false },
      name: await nameOf(search),
      cards,
      total: adIds.length,
      publicUrl,
    })
    const shown = cards.map((card) => card.id)
    await outbox.write(tx, MAILING_TOPIC, {
      channel: 'telegram',
      recipient: search.telegramId,
      body: telegramBody(message),
      context: { savedSearchId: id, adIds: shown },
      lifetimeSeconds: MAILING_LIFETIME_SECONDS,
    })
    const counted = adIds.slice(SHOWN_ADS)
    await noteTold(tx, { userId: search.userId, searchId: id }, { shown, counted })
  }
  // What is left is in the list no more; it is news again when it comes back.
  await deleteWaiting(tx, id)
}
