import type { AdType } from '@trassa/contracts/enumerations/ads'
import { LRUCache } from 'lru-cache'
import type { KeptAnswer } from '../../platform/http/kept-answer.ts'
import type { ReferenceCache } from '../reference/public.ts'
import type { LiveIndex, SearchedType } from './live-index/live-index.ts'

/** An answer about the live ads of a type, and from when on it is another one though no ad changes. */
export interface ListAnswer extends KeptAnswer {
  validUntil?: number
}

interface Kept {
  answer: ListAnswer
  /** Of the type, before the answer was made. */
  revision: number
  /** Changes with the cities that a query may name. */
  places: unknown
  /** By the process's own clock. */
  madeAt: number
}

interface Question {
  call: { id: string }
  adType: AdType
  /** Is not changed by anything. */
  query: object
  /** How old the answer may be while ads of the type change, in milliseconds; by default it may not. */
  maxAge?: number
}

interface Dependencies {
  index: Pick<LiveIndex, 'upToDate' | 'revisionOf'>
  reference: Pick<ReferenceCache, 'places'>
  maxBytes: number
}

const isValid = ({ validUntil = Number.POSITIVE_INFINITY }: ListAnswer) => validUntil > Date.now()

/** Objects and the key's place in the map, beside the bytes of an answer. */
const OVERHEAD = 500

/** The JSON of queries: those of an address that is asked for often are one object. */
const texts = new WeakMap<object, string>()

function textOf(query: object): string {
  const known = texts.get(query)
  if (known !== undefined) return known
  const text = JSON.stringify(query)
  texts.set(query, text)
  return text
}

/** Answers about lists as bytes, kept while no ad of their type changes. */
export function createKeptLists({ index, reference, maxBytes }: Dependencies) {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }, key) => answer.body.length + 2 * key.length + OVERHEAD,
  })

  return async (
    { call, adType, query, maxAge = 0 }: Question,
    make: (searched: SearchedType | undefined) => Promise<ListAnswer>,
  ): Promise<ListAnswer> => {
    const places = await reference.places()
    const searched = await index.upToDate(adType)
    const madeAt = performance.now()
    const revision = index.revisionOf(adType)
    const key = `${call.id} ${textOf(query)}`
    const known = kept.get(key)
    const isSame = known?.revision === revision || madeAt < (known?.madeAt ?? 0) + maxAge
    if (known?.places === places && isSame && isValid(known.answer)) return known.answer
    const answer = await make(searched)
    kept.set(key, { answer, revision, places, madeAt })
    return answer
  }
}
