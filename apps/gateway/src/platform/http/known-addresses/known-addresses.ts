import type { Call } from '@trassa/contracts/call'
import { LRUCache } from 'lru-cache'
import type { CallLimits } from '../../rate-limit/call-limits.ts'
import type { KeptAnswer } from '../kept-answer.ts'

/** How a public GET is answered whose address the router has accepted before. */
export interface KnownAddress {
  call: Call
  /** As it stands in the address; its limits follow from it. */
  query: unknown
  limits: CallLimits
  /** The present answer. @throws what the call fails with */
  ask: () => Promise<KeptAnswer>
  /** Names and values in turn: what the answer has beside the headers of all answers and its tag. */
  headers: { content: readonly string[]; caching: readonly string[] }
}

export interface AnsweredRequest {
  call: Call
  status: number
  seconds: number
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Public addresses that were asked for last (docs/decisions/181). */
    knownAddresses: KnownAddresses
  }
}

export type KnownAddresses = ReturnType<typeof createKnownAddresses>

/** Some kilobytes each at most: the query of a list around a city holds hundreds of ids. */
const MOST = 4000
/** Longer addresses are seldom asked for twice. */
const URL_LENGTH = 512

export function createKnownAddresses() {
  const known = new LRUCache<string, KnownAddress>({ max: MOST })
  let onAnswer = (_answered: AnsweredRequest): void => undefined
  return {
    get: (url: string): KnownAddress | undefined => known.get(url),
    add(url: string, address: KnownAddress): void {
      if (url.length <= URL_LENGTH) known.set(url, address)
    },
    forget: (url: string): unknown => known.delete(url),
    /** Names what learns of answers that the router has not seen. */
    watch(listener: (answered: AnsweredRequest) => void): void {
      onAnswer = listener
    },
    answered: (answered: AnsweredRequest): void => onAnswer(answered),
  }
}
