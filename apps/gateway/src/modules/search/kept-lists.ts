import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { LRUCache } from 'lru-cache'
import type { KeptAnswer } from '../../platform/http/kept-answer.ts'
import { createKeptFigures, type KeptFigures } from '../../platform/kept/kept-figures.ts'
import type { Places, ReferenceCache } from '../reference/public.ts'
import { cursorPosition } from './list-order.ts'
import type { AdChange } from './live-index/ad-state.ts'
import type { LiveIndex, SearchedType } from './live-index/live-index.ts'
import { parseListQueryOnce } from './parse-list-query.ts'

/** An answer about the live ads of a type, and from when on it is another one though no ad changes. */
export interface ListAnswer extends KeptAnswer {
  validUntil?: number
  /** Of the type, which the answer is exactly of; absent where that is not known. */
  revision: number | undefined
  /** What it keeps beside its bytes. */
  keptBytes?: number
  /** The answer after these changes of ads, itself where they do not concern it; `undefined` where it has to be made anew. */
  after?: (changes: readonly AdChange[]) => ListAnswer | undefined
}

interface Kept {
  answer: ListAnswer
  /** Of the type, which the answer is exactly of; absent where that is not known. */
  revision: number | undefined
  /** Changes with the cities that a query may name. */
  places: unknown
  /** By the process's own clock. */
  madeAt: number
}

interface Question {
  call: { id: string }
  adType: AdType
  /** Is not changed by anything. */
  query: Record<string, unknown>
  /** Of a call that answers in pages. */
  cursor?: string | undefined
  /** How old the answer may be while ads of the type change, in milliseconds; by default it may not. */
  maxAge?: number
}

interface Dependencies {
  index: Pick<LiveIndex, 'upToDate' | 'revisionOf' | 'changesSince'>
  reference: Pick<ReferenceCache, 'places'>
  maxBytes: number
  figures?: KeptFigures | undefined
}

interface KnownKey {
  callId: string
  places: Places
  key: string
}

/** The keys of queries: those of an address that is asked for often are one object. */
const keys = new WeakMap<object, KnownKey>()

/** The same for all queries that ask for the same: in any order, with names that mean nothing. */
function keyOf({ call, adType, query, cursor }: Question, places: Places): string {
  const known = keys.get(query)
  if (known?.callId === call.id && known.places === places) return known.key
  const list = parseListQueryOnce(formOf(adType), query, places)
  const after = list && cursorPosition(list.sort, cursor)
  const key = JSON.stringify([call.id, adType, list ?? null, after?.key, after?.id, after?.tier])
  keys.set(query, { callId: call.id, places, key })
  return key
}

const isValid = ({ validUntil = Number.POSITIVE_INFINITY }: ListAnswer) => validUntil > Date.now()

/** Objects and the key's place in the map, beside the bytes of an answer. */
const OVERHEAD = 500
/** Bytes of a character of a key. The filters stand in it, and their values are kept once more by what tells whether a change concerns them. */
const BYTES_OF_CHARACTER = 12

/** Answers about lists as bytes, kept while no change of an ad concerns them (docs/decisions/177). */
export function createKeptLists({
  index,
  reference,
  maxBytes,
  figures = createKeptFigures(),
}: Dependencies) {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }, key) =>
      answer.body.length + (answer.keptBytes ?? 0) + BYTES_OF_CHARACTER * key.length + OVERHEAD,
  })

  /** What is kept, as the changes since have left it. */
  function present(known: Kept, adType: AdType, revision: number): ListAnswer | undefined {
    if (known.revision === undefined) return undefined
    if (known.revision === revision) return known.answer
    const changes = index.changesSince(adType, known.revision)
    const answer = changes && known.answer.after?.(changes)
    if (answer) Object.assign(known, { answer, revision })
    return answer
  }

  return async (
    question: Question,
    make: (searched: SearchedType | undefined) => Promise<ListAnswer>,
  ): Promise<ListAnswer> => {
    const { adType, maxAge = 0 } = question
    const places = await reference.places()
    const searched = await index.upToDate(adType)
    const madeAt = performance.now()
    const revision = index.revisionOf(adType)
    const key = keyOf(question, places)
    const known = kept.get(key)
    if (known?.places === places && isValid(known.answer)) {
      const isYoung = madeAt < known.madeAt + maxAge
      const answer = isYoung ? known.answer : present(known, adType, revision)
      if (answer) {
        figures.hits += 1
        return answer
      }
    }
    const answer = await make(searched)
    kept.set(key, { answer, revision: answer.revision, places, madeAt })
    figures.fills += 1
    figures.bytes = kept.calculatedSize
    return answer
  }
}
