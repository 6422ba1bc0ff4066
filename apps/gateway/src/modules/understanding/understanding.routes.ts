import { understandQuery } from '@trassa/contracts/calls/filter'
import type { FastifyInstance } from 'fastify'
import { keptAnswer } from '../../platform/http/kept-answer.ts'
import { registerKept } from '../../platform/http/register-kept.ts'
import type { UnderstandingService } from './understanding.service.ts'

/** How caches in front of the gateway may keep the answers: they hold counts. */
const CACHING = 'public, max-age=5'

export function registerUnderstanding(
  app: FastifyInstance,
  understanding: UnderstandingService,
): void {
  registerKept(
    app,
    understandQuery,
    async ({ query: { q, ad_type: adType, city: citySlug } }) =>
      keptAnswer(understandQuery, await understanding.understand({ q, adType, citySlug })),
    { cacheControl: CACHING },
  )
}
