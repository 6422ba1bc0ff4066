import type { CallAnswer } from '@trassa/contracts/call'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type KeptAnswer, keptAnswer, tagOf } from '../../platform/http/kept-answer.ts'
import { type KeptCall, type KeptRequest, registerKept } from '../../platform/http/register-kept.ts'

/** All dictionaries of cars by mark, model and generation are some ten megabytes. */
const KEPT_BYTES = 16 * 1024 * 1024

/** Objects and places in the map, beside the bytes of an answer. */
const OVERHEAD = 500

/** Rows of a parent that does not exist: an address may name any. */
const isEmpty = (detail: unknown): boolean => Array.isArray(detail) && detail.length === 0

/** Registers a call that answers with reference data only. */
export type RegisterReference = <C extends KeptCall>(
  call: C,
  read: (request: KeptRequest<C>) => Promise<CallAnswer<C>>,
) => void

/**
 * For calls whose answers change with a revision only: each answer is made once for it, and has its tag. Browsers keep the
 * answers and ask with the tag each time.
 *
 * @param revision read before the rows are, so that they are never older than their tag
 */
export function referenceRoutes(
  app: FastifyInstance,
  revision: () => Promise<string>,
): RegisterReference {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + OVERHEAD,
  })
  return (call, read) =>
    registerKept(
      app,
      call,
      async (request) => {
        const tag = tagOf(await revision())
        const key = `${call.id} ${JSON.stringify(request.query ?? null)}`
        const known = kept.get(key)
        if (known?.tag === tag) return known
        const detail = await read(request)
        const answer = { body: keptAnswer(call, detail).body, tag }
        if (!isEmpty(detail)) kept.set(key, answer)
        return answer
      },
      { cacheControl: 'no-cache' },
    )
}
