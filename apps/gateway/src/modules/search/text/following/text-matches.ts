import { LRUCache } from 'lru-cache'
import { singleFlight } from '../../../../platform/concurrency/single-flight.ts'
import {
  type Bitset,
  clearBit,
  hasBit,
  setBit,
  slotsOf,
  withRoom,
  wordsFor,
} from '../../live-index/bitset.ts'
import type { Segment } from '../../live-index/segment.ts'
import type { FoundIds } from '../database/text-in-database.ts'
import type { TextSource } from '../database/text-source.ts'
import { createWordIndex, type FoundBy, type TextSearch } from '../words/word-index.ts'
import { NAMED, type Rank } from '../words/word-search.ts'
import type { AdWords, AskedWords } from '../words/words.ts'
import type { Pace } from './pace.ts'
import { createRankAt, type RankAt } from './rank-at.ts'
import { createSearchTurns } from './search-turns.ts'

/** Texts that are read in the background at once: some milliseconds of this process. */
const PORTION = 100
/** So many unread texts are read before a text is answered, by one statement; with more, PostgreSQL answers it. */
const FEW = 500
/** Words of so many ads, those read last, are at hand one by one. */
const RECENT = 100
/** So many unread texts are read although no text is asked for. */
const MANY = 100

const NOTHING: FoundIds = { ids: [], named: [] }

/** The types of all indexes share one event loop. */
const takeTurns = createSearchTurns()

interface Asked {
  text: string
  by: FoundBy
}

/** A text that can be selected without waiting. */
interface PreparedText {
  /** The slots whose texts hold it, of what is live at that moment. */
  select: () => Bitset
  /** The order of relevance at that moment, the first rank first. */
  ranks: () => Rank[]
  /** False where ads have been written since whose words have to be read first. */
  isCurrent: () => boolean
  /** Reads them, and goes on with the search. @returns what to select from then. */
  again: () => Promise<PreparedText>
  /** Absent where PostgreSQL has found the text, and where not all of its words were looked for. */
  rankAt?: RankAt
}

export type TextMatches = ReturnType<typeof createTextMatches>

/**
 * The slots of a segment that hold a text, from an index of all words in memory. It follows the segment: texts of
 * ads that were written are unread until a text is asked for or many are, but for those that are known already.
 */
export function createTextMatches(segment: Segment, source: TextSource) {
  const words = createWordIndex()
  const { adType } = segment.form
  let unread: Bitset = new Uint32Array()
  let unreadTotal = 0
  const recent = new LRUCache<number, AdWords>({ max: RECENT })
  let pace: Pace | undefined
  let isCatchingUp = false
  /** Texts that are asked for and wait for unread ones. */
  let waiting = 0
  /** Readings of words that are not in memory yet, though their ads count as read. */
  let underWay = 0

  function markUnread(slot: number): void {
    unread = withRoom(unread, segment.capacity)
    const before = unread[slot >>> 5]
    setBit(unread, slot)
    if (unread[slot >>> 5] !== before) unreadTotal++
    if (pace && !isCatchingUp && unreadTotal >= MANY) void catchUp(pace)
  }

  function markRead(slot: number): void {
    const before = unread[slot >>> 5]
    clearBit(unread, slot)
    if (unread[slot >>> 5] !== before) unreadTotal--
  }

  segment.onUpsert.push((slot, textHash) => {
    // Words that are being read may be of a text between this one and the one that is known.
    const isKnown = underWay === 0 && textHash !== undefined && words.hashAt(slot) === textHash
    if (isKnown) markRead(slot)
    else markUnread(slot)
  })
  segment.onFree.push((slot) => {
    markRead(slot)
    recent.delete(slot)
    words.remove(slot)
  })

  async function readPortion(slots: Int32Array): Promise<void> {
    const known = Array.from(slots, (slot) => ({
      id: segment.idAt(slot),
      hash: words.hashAt(slot) ?? null,
    }))
    // What is written from here on is unread again.
    for (const slot of slots) markRead(slot)
    underWay++
    try {
      for (const { id, ad } of await source.read(known)) {
        const slot = segment.slotOf(Number(id))
        if (slot === undefined) continue
        words.put(slot, ad)
        recent.set(slot, ad)
      }
    } catch (error) {
      for (const { id } of known) {
        const slot = segment.slotOf(Number(id))
        if (slot !== undefined) markUnread(slot)
      }
      throw error
    } finally {
      underWay--
    }
  }

  async function readUnread(): Promise<void> {
    const slots = slotsOf(unread, waiting > 0 ? unreadTotal : Math.min(unreadTotal, PORTION))
    for (let from = 0; from < slots.length; from += FEW) {
      const portion = slots.subarray(from, from + FEW)
      await readPortion(portion.filter((slot) => hasBit(unread, slot)))
    }
    if (words.isSparse()) void words.compact()
  }

  /** Reads all that is unread where a text waits for it, otherwise a portion. */
  const read = singleFlight(readUnread)

  /** Reads portions until nothing is unread; what fails is read again. */
  async function catchUp(by: Pace): Promise<void> {
    isCatchingUp = true
    let isWhole = false
    while (!by.hasEnded() && (!isWhole || unreadTotal >= MANY)) {
      await by.run(async () => {
        const isLast = unreadTotal <= PORTION
        await read()
        isWhole = isLast
      })
    }
    isCatchingUp = false
  }

  /** What was unread when this was called is read, without pauses. */
  async function readNow(): Promise<void> {
    waiting++
    await read().finally(() => {
      waiting--
    })
  }

  function slotsOfAds(ids: readonly number[]): Bitset {
    const bits: Bitset = new Uint32Array(wordsFor(segment.capacity))
    for (const id of ids) {
      const slot = segment.slotOf(id)
      if (slot !== undefined) setBit(bits, slot)
    }
    return bits
  }

  const isInDatabase = (): boolean => !pace || unreadTotal > FEW

  /** PostgreSQL is asked for no lists of some words: each word could be in a hundred thousand ads. */
  async function findInDatabase({ text, by }: Asked): Promise<PreparedText> {
    const isAsked = by === 'words' || by === 'likeness'
    const { ids, named } = isAsked ? await source.find({ adType, text, by }) : NOTHING
    return {
      select: () => slotsOfAds(ids),
      ranks: () => [{ bits: slotsOfAds(named), reason: NAMED }],
      isCurrent: () => true,
      again: () => prepare({ text, by }),
    }
  }

  /** Words that are being read may be others. */
  const wordsAt = (slot: number): AdWords | undefined =>
    hasBit(unread, slot) || underWay > 0 ? undefined : recent.get(slot)

  /** Goes on with a search for a text, which is begun anew only where it is not current. */
  async function goOn(
    search: TextSearch,
    { query, ...asked }: Asked & Pick<AskedWords, 'query'>,
  ): Promise<PreparedText> {
    await takeTurns(search.advance)
    return {
      select: search.select,
      ranks: search.ranks,
      isCurrent: () => unreadTotal === 0 && underWay === 0 && search.isCurrent(),
      again: async () => {
        if (isInDatabase()) return findInDatabase(asked)
        await readNow()
        return search.isCurrent() ? goOn(search, { ...asked, query }) : prepare(asked)
      },
      ...(asked.by === 'words' && { rankAt: createRankAt(query, wordsAt) }),
    }
  }

  async function prepare({ text, by }: Asked): Promise<PreparedText> {
    if (isInDatabase()) return findInDatabase({ text, by })
    const [asked] = await Promise.all([source.parse(text), readNow()])
    return goOn(words.search(asked, by), { text, by, query: asked.query })
  }

  return {
    /** Reads all words; before that, and while many are unread, PostgreSQL finds texts. */
    follow: (by: Pace): Promise<void> => {
      pace = by
      return catchUp(by)
    },

    /** Whether the words in memory are those of the slot's ad as it is now. */
    isRead: (slot: number): boolean => !hasBit(unread, slot),

    /** How many ads have words that were not read yet. */
    unread: (): number => unreadTotal,

    /** Waits for all that finding a text needs of PostgreSQL; by likeness for typing errors. */
    prepare: (text: string, by: FoundBy): Promise<PreparedText> => prepare({ text, by }),
  }
}
