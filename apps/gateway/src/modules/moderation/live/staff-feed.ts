import { PING_EVERY_MS, type StaffEvent } from '@trassa/contracts/entities/moderator/staff-event'
import type { Role } from '@trassa/contracts/enumerations/users'
import { createThrottle } from '../../../platform/concurrency/throttle.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { EventStream } from '../../../platform/http/event-stream.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { readLateEnds } from '../batches/batch-ends.ts'
import { type QueueNews, queueEventFor } from './queue-event.ts'
import { readLaneShares, readQueueStates } from './queue-states.repository.ts'
import { createReaders, type Reader, readsQueue } from './readers.ts'
import { parseStaffNotice, STAFF_CHANNEL, type StaffNotice } from './staff-notices.ts'

/** Changes of the queue are told twice a second at most. */
const NEWS_EVERY_MS = 500

/** More ads than that are not named: the readers ask for their lists anew. */
const NAMED_ADS = 100

/** Every so many pings the sessions are looked up, and the counts, which time changes as well as notices. */
const LOOK_EVERY_PINGS = 2

interface StaffFeedOptions {
  db: Database
  /** What these sessions may do now; one that has ended is absent. */
  rolesOfSessions: (sessionIds: string[]) => Promise<ReadonlyMap<string, Role>>
  onError: (error: unknown) => void
}

export type StaffFeed = ReturnType<typeof createStaffFeed>

/**
 * The streams of this process and what they are told (domain §9). It listens to the notices of all processes and
 * reads what they are about once for all its streams; without a stream it does nothing.
 */
export function createStaffFeed({ db, rolesOfSessions, onError }: StaffFeedOptions) {
  const changedAds = new Set<string>()
  let isAllUnknown = false
  let stopListening: () => void = () => undefined
  let pinging: NodeJS.Timeout | undefined
  let pings = 0

  const readers = createReaders({
    onFirst() {
      stopListening = db.listen(STAFF_CHANNEL, {
        onNotice: (payload) => told(parseStaffNotice(payload)),
        onListening() {
          isAllUnknown = true
          news.request()
        },
      })
      pinging = setInterval(ping, PING_EVERY_MS).unref()
    },
    onNone() {
      stopListening()
      clearInterval(pinging)
      changedAds.clear()
    },
  })

  const news = createThrottle(tellNews, { everyMs: NEWS_EVERY_MS, onError })

  function told(notice: StaffNotice | null): void {
    if (notice?.type === 'queue.changed') {
      if (changedAds.size <= NAMED_ADS) changedAds.add(notice.adId)
      news.request()
    }
    if (notice?.type === 'claim.taken') {
      const { adId, byName, fromUserId } = notice
      const isFormerHolder = ({ visitor }: Reader) => visitor.userId === fromUserId
      tell({ type: 'claim.taken', adId, byName }, isFormerHolder)
    }
    if (notice?.type === 'batch.changed') tell(notice, readsQueue)
    if (notice?.type === 'batch.ended') {
      const { moderatorId, end } = notice
      tell(end, ({ visitor }) => visitor.userId === moderatorId)
    }
    if (notice?.type === 'stock.steered') {
      const { type, moderatorId, importId } = notice
      tell({ type, importId }, ({ visitor }) => visitor.userId === moderatorId)
    }
    if (notice?.type === 'settings.changed') tell(notice)
  }

  function tell(event: StaffEvent, isFor: (reader: Reader) => boolean = () => true): void {
    for (const reader of readers.all()) if (isFor(reader)) reader.stream.send(event)
  }

  async function tellNews(): Promise<void> {
    const asked = readers.all().filter(readsQueue)
    if (asked.length === 0) return
    const ids = [...changedAds]
    const isUnknown = isAllUnknown || ids.length > NAMED_ADS
    changedAds.clear()
    isAllUnknown = false
    const [shares, states] = await Promise.all([
      readLaneShares(db, [...new Set(asked.map(({ visitor }) => visitor.userId))]),
      isUnknown || ids.length === 0 ? [] : readQueueStates(db, ids),
    ]).catch((error: unknown) => {
      // The notices are gone: what they were about is told as unknown once reads work again.
      isAllUnknown = true
      throw error
    })
    const changed = isUnknown ? null : { ids, states: new Map(states.map((row) => [row.id, row])) }
    for (const reader of asked) tellReader(reader, { shares, changed })
    await tellLateEnds(asked.filter(({ toldEnds }) => !toldEnds))
  }

  /** Tells new streams what has ended while nothing listened: after a lost line, or before the program was started. */
  async function tellLateEnds(fresh: readonly Reader[]): Promise<void> {
    if (fresh.length === 0) return
    const ends = await readLateEnds(db, [...new Set(fresh.map(({ visitor }) => visitor.userId))])
    for (const reader of fresh) {
      reader.toldEnds = true
      for (const end of ends.get(reader.visitor.userId) ?? []) reader.stream.send(end)
    }
  }

  /** Says nothing where no ad was named and the counts are as before. Counts that change by themselves leave lists unknown. */
  function tellReader(reader: Reader, news: QueueNews): void {
    const event = queueEventFor(news, reader.visitor.userId)
    const counts = JSON.stringify(event.counts)
    const isNamed = event.ads === null || event.ads.length > 0
    if (!isNamed && counts === reader.toldCounts) return
    reader.toldCounts = counts
    reader.stream.send(isNamed ? event : { ...event, ads: null })
  }

  function ping(): void {
    tell({ type: 'ping', database: db.isHanging() ? 'hanging' : 'answers' })
    pings += 1
    if (pings % LOOK_EVERY_PINGS !== 0) return
    news.request()
    const sessionIds = readers.all().map(({ visitor }) => visitor.sessionId)
    // A database that does not answer says nothing of a session.
    rolesOfSessions([...new Set(sessionIds)]).then(readers.endOutdated, onError)
  }

  return {
    /** Tells a client of everything from now on; it begins with the counts of the lanes. */
    join(visitor: Visitor, stream: EventStream<StaffEvent>): void {
      readers.add({ visitor, stream, toldCounts: null, toldEnds: false })
      stream.send({ type: 'ping', database: db.isHanging() ? 'hanging' : 'answers' })
      news.request()
    },
    /** Ends all streams, for a process that stops. */
    endAll: readers.endAll,
    stop: () => news.stop(),
  }
}
